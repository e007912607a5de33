use crownhead_engine::*; use crownhead_rules::*;
fn main(){ for k in ["english","international","menu"] { let r=AnyRules::from_key(k).unwrap(); let t=std::time::Instant::now(); let b=bench(r,11,&mut Silent); let s=t.elapsed().as_secs_f64(); println!("{k} {} {:.2}M/s {:.1}s",b.nodes,b.nodes as f64/s/1e6,s);
 let p=AnyPosition::start(r); let t=std::time::Instant::now(); let q=search_tree(&p,TreeSearch::material(8,Pruning::AlphaBeta,false),&mut Silent); let s=t.elapsed().as_secs_f64(); println!("  tree {} {:.2}M/s",q.calls,q.calls as f64/s/1e6); } }

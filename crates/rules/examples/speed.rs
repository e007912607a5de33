use crownhead_rules::*; use crownhead_rules::perft::*;
fn main(){ let a:Vec<String>=std::env::args().collect();
 let r=AnyRules::from_key(&a[1]).unwrap(); let p=AnyPosition::start(r);
 for d in 1..=a[2].parse().unwrap(){ let t=std::time::Instant::now(); let n=perft(&p,d,Convention::Unique); let s=t.elapsed().as_secs_f64(); println!("{d} {n} {:.1} M/s",n as f64/s/1e6);} 
 for d in 1..=a[3].parse().unwrap(){ let n=perft(&p,d,Convention::Paths); println!("paths {d} {n}");} }

use crownhead_engine::*; use crownhead_game::*; use crownhead_rules::*;
use rand_core::{RngCore,SeedableRng};
fn main(){ let a:Vec<String>=std::env::args().collect();
 let rules=AnyRules::from_key(&a[3]).unwrap(); let n:u64=a[4].parse().unwrap(); let nodes:u64=a[5].parse().unwrap();
 let pa=Opponent::from_key(&a[1]).unwrap(); let pb=Opponent::from_key(&a[2]).unwrap();
 let th=std::sync::atomic::AtomicU64::new(0); let res=std::sync::Mutex::new((0,0,0)); let t0=std::time::Instant::now();
 std::thread::scope(|s|{ for _ in 0..1 { s.spawn(||{ loop { let g=th.fetch_add(1,std::sync::atomic::Ordering::SeqCst); if g>=n {break}
  let mut r=rand_pcg::Pcg64Mcg::seed_from_u64(1000+g/2);
  let mut game; loop { game=Game::new(rules); for _ in 0..4 { let l=game.position().legal_moves(); if l.is_empty(){break} let m=l[(r.next_u64()%l.len() as u64) as usize]; let _=game.play(m);} if game.outcome().is_none(){break} }
  let mut ea=Engine::new(Options{table_bytes:8<<20,seed:g}); let mut eb=Engine::new(Options{table_bytes:8<<20,seed:g});
  let a_white = g%2==0; let lim=Limits{nodes:Some(nodes),..Default::default()};
  while game.outcome().is_none() { let wt=game.position().turn()==Color::White; let c= if wt==a_white { ea.choose(&pa,&Task::from_game(&game),&lim,&mut Silent)} else {eb.choose(&pb,&Task::from_game(&game),&lim,&mut Silent)};
    if c.concedes { let t=game.position().turn(); let _=game.concede(t); break } game.play(c.mv.unwrap()).unwrap(); }
  let mut q=res.lock().unwrap(); match game.outcome().unwrap() { Outcome::Win{winner,..} => if (winner==Color::White)==a_white {q.0+=1} else {q.2+=1}, Outcome::Draw(_)=>{ q.1+=1; if a.len()>6 { println!("draw g{g} material {:?} plies {}", game.position().material(), game.ply()); } } }
 } }); } });
 let q=res.lock().unwrap(); println!("{} v {} {}: +{} ={} -{}  {:.1}%  {:.0}s",a[1],a[2],a[3],q.0,q.1,q.2,100.0*(q.0 as f64+0.5*q.1 as f64)/n as f64,t0.elapsed().as_secs_f64()); }

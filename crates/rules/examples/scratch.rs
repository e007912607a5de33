use crownhead_rules::*;
use crownhead_testkit::*;
use std::time::Instant;
fn main() {
    for (v, f) in [("international","W:WK23:B8,9,10,17,20,28,29,31,38,39,40"),("frisian","W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47"),("frisian","W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49")] {
        let p = fen::position(AnyRules::from_key(v).unwrap(), f);
        let t = Instant::now();
        let m = p.legal_moves();
        println!("{v} {:?} {} moves", t.elapsed(), m.len());
        for x in &m { println!("  {}", move_text(x)); }
    }
}

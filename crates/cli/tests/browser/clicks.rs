//! Preset B, `menu`: a regicide set up by the address, then a game to its end, all by clicks.

use super::hand::Hand;
use super::harness::in_browser;
use super::playing::Way;

/// The man on 22 can take the king on 18. It lands beside a man that a king could take as well.
const REGICIDE: &str = "/?variant=menu&fen=W:W19,22,30:B10,K18&opponent=menu/easy&side=white";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_regicide_crowns_ends_the_turn_and_leads_to_an_end() {
    in_browser(|page| {
        page.open(REGICIDE);
        let start = page.wait_for_turn();
        assert_eq!(start.movable, [22], "only this man may move: it must capture");
        assert_eq!(page.piece(18), Some(("black".into(), "king".into())));

        page.tap(Hand::Mouse, 22);
        assert_eq!(page.sight().targets, [15]);
        page.tap(Hand::Mouse, 15);
        page.wait_for_plies(2);
        assert_eq!(
            page.piece(15),
            Some(("white".into(), "king".into())),
            "a man that takes a king is crowned"
        );
        assert_eq!(page.piece(18), None, "the king is gone");
        let moves = page.moves();
        assert_eq!(moves[0], "22×15", "the turn ended there");
        assert_eq!(moves[1], "10–14", "and the other side moved");
        assert_eq!(page.attribute("count-white", "aria-label").as_deref(), Some("3 pieces (1 king)"));
        assert_eq!(page.attribute("count-black", "aria-label").as_deref(), Some("1 piece"));

        page.play_to_the_end(Way::Tap(Hand::Mouse));
        page.expect_ending();
    });
}

//! What is kept, and that it is kept: every case in a file, and in a database of a server that the tests start.

mod broadcasts;
mod files;
mod games;
mod home;
mod journal;
mod leases;
mod nodes;
mod passkeys;
mod people;
mod push;
mod server;
mod servers;
mod tournaments;
mod wire;
mod words;

/// Every case, on each kind of database.
macro_rules! on_each {
    ($($module:ident: $($case:ident),+;)+) => {
        mod on_a_file {
            $($(
                #[tokio::test]
                async fn $case() {
                    super::$module::$case(&super::home::Home::on_a_file()).await;
                }
            )+)+
        }

        mod on_a_server {
            $($(
                #[tokio::test]
                #[ignore = "needs PostgreSQL; cargo gate runs it"]
                async fn $case() {
                    super::$module::$case(&super::home::Home::on_a_server().await).await;
                }
            )+)+
        }
    };
}

on_each! {
    broadcasts: broadcasts_have_rounds_in_order, a_push_follows_the_version_that_it_has_seen,
        one_of_many_fetches_a_round, whoever_is_erased_fetches_nothing_more;
    games: games_of_someone_come_in_order, a_game_has_one_rematch, all_live_games_come_with_their_events,
        records_of_many_games_come_together;
    journal: people_games_and_events_come_back_after_a_restart, a_game_is_rated_once,
        an_event_that_cannot_be_written_takes_no_other_game_with_it, no_event_follows_one_that_could_not_be_written,
        events_are_confirmed_in_their_order;
    leases: a_lease_is_kept_until_it_runs_out, only_games_that_go_on_are_leased, of_many_nodes_one_takes_a_game,
        a_node_renews_and_releases_its_own, two_nodes_share_what_is_free;
    nodes: whoever_writes_a_number_second_is_told, a_rating_counts_the_games_of_all_nodes,
        a_name_is_taken_by_one_of_two;
    passkeys: a_member_comes_with_a_passkey_or_not_at_all, a_counter_never_goes_back, nobody_loses_the_last_way_in,
        passkeys_go_with_their_person, a_ceremony_is_taken_once_by_its_session, a_session_is_sure_for_a_while;
    people: names_are_unique_in_any_case, secrets_stand_for_people_and_are_not_kept,
        people_are_found_by_the_start_of_their_names, members_without_games_become_bots, whoever_is_erased_is_gone,
        totals_count_won_and_drawn_games;
    push: nodes_share_one_key, a_device_has_one_owner, news_goes_to_every_device_once,
        a_message_is_sent_by_one_node_until_its_time_is_over, news_is_written_with_its_event,
        whoever_is_erased_is_told_nothing;
    tournaments: people_join_and_leave_a_tournament, a_round_is_paired_once, a_step_is_taken_as_a_whole,
        a_ruling_and_its_line_are_one, byes_and_rounds_are_taken_back;
    words: an_offer_is_answered_once, chat_comes_in_order, reports_are_settled_and_measures_taken;
}

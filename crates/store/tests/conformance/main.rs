//! The behaviour that every database shares.
//!
//! Each test gets two stores on one empty database, like two servers that share it. Another
//! database needs one more line at the end.

mod asleep;
mod calls;
#[cfg(feature = "postgres-tests")]
#[path = "../cluster/mod.rs"]
mod cluster;
mod given;
mod lists;
mod lobby;
mod log;
mod orders;
#[path = "../rows/mod.rs"]
mod rows;
mod seats;

/// Runs every test for one kind of database, in a separate module.
macro_rules! conformance {
    ($database:ident, $stores:expr, [$($file:ident: $($test:ident)*;)*]) => {
        mod $database {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $test() {
                    let folder = tempfile::tempdir().unwrap();
                    crate::$file::$test($stores(folder.path()).await).await;
                }
            )*)*
        }
    };
}

/// The tests, written once.
macro_rules! databases {
    ($($database:ident: $stores:expr;)*) => {
        $(conformance!($database, $stores, [
            lobby:
                a_table_is_as_it_was_created
                every_kind_of_row_comes_back
                an_id_is_used_once
                a_lobby_changes_with_its_seats
                seats_come_and_go
                an_older_version_changes_nothing
                a_game_that_has_started_stays_as_it_is
                of_racing_changes_one_wins
                a_game_is_over_once
                old_lobbies_are_forgotten
                a_rematch_is_created_once
                of_racing_rematches_one_wins
                a_forgotten_rematch_is_created_again;
            seats:
                a_code_gives_a_seat_to_another_browser
                a_new_code_replaces_the_old_one
                only_a_person_has_a_code
                an_owner_takes_a_seat_back_from_a_stand_in
                players_of_the_table_cannot_stand_in
                the_host_moves_along_with_the_last_seat
                a_lobby_seen_before_a_claim_is_stale
                of_racing_claims_one_wins;
            log:
                entries_come_back_in_order
                the_log_goes_on_from_its_last_number
                an_input_counts_once
                entries_are_appended_all_or_none
                each_table_has_its_own_log
                there_is_no_log_without_a_table
                of_racing_entries_one_wins
                of_racing_resends_one_wins
                appends_to_many_tables_do_not_deadlock
                a_common_append_is_answered_one_by_one
                a_log_never_has_a_gap
                a_cancelled_append_blocks_nothing;
            calls:
                a_browser_has_one_address
                a_browser_without_a_seat_is_forgotten
                the_first_push_key_stays;
            orders:
                one_table_is_deleted
                a_running_game_is_closed
                a_hidden_table_is_not_listed
                a_person_is_forgotten
                names_leave_old_games
                orders_for_the_server_hold
                a_running_server_hears_of_orders;
            asleep:
                a_running_game_is_awake_until_it_is_let_sleep
                every_append_wakes_a_table
                a_table_sleeps_only_with_the_whole_log_known
                due_tables_are_found_and_postponed
                of_racing_servers_one_takes_a_due_table
                a_table_never_sleeps_past_an_append;
            lists:
                a_browser_finds_its_tables
                any_browser_finds_public_tables
                lists_are_as_long_as_asked
                every_table_is_listed
                old_tables_are_found
                abandoned_games_are_found
                idle_tables_of_a_kind_are_found
                tables_that_are_not_over_are_counted
                tables_are_forgotten_with_their_logs;
        ]);)*
    };
}

databases! {
    sqlite_in_a_file: crate::given::in_a_file;
    sqlite_in_memory: crate::given::in_memory;
}

#[cfg(feature = "postgres-tests")]
databases! {
    postgres: crate::given::in_postgres;
}

-- What a search asks of who searches, beside their card, and what a replica must have for them: in one statement with
-- the search they used last, by a session that still holds.
create or replace view profile_viewers as
select site_id, id, only_real_members, shows_reading, looks_for, hides_distance from profiles;
create or replace view session_cards as
select site_id, account_id as member_id, token_hash, expires_at, written_lsn from sessions;

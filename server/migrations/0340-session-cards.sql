-- What other modules may ask of a session: whose it is and until when. Who sends asks it in their own transaction.
create view session_cards as select site_id, account_id as member_id, token_hash, expires_at from sessions;

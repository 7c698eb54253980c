-- Serves: the member's own list of what they were told, the newest first.
create index tellings_of_member on tellings (site_id, member_id, made_at desc, id desc);

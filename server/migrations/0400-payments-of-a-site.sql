-- no transaction
-- Serves: staff leafing through the payments of a site, the newest first.
create index concurrently if not exists payments_of_site on payments (site_id, created_at desc, id desc);

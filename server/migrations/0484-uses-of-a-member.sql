-- no transaction
-- Serves: the codes that one member used, for staff and for their export.
create index concurrently if not exists discount_uses_of_member on discount_uses (site_id, member_id);

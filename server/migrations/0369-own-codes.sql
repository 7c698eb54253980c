-- A member's own codes, of all those of their site: those that apply by themselves where something is bought.
create index discount_codes_own on discount_codes (site_id, member_id) where member_id is not null;

-- Of whom a live-cam profile shows there is a record: age and consent were checked, by whom and when, under the number
-- that the company keeps it by. Without it the profile is not shown; nor is one whose address is not https (T14).
alter table profiles add column performer_record jsonb;
select describe_columns('profiles', '{performer_record}',
  'proving the age and consent of who a live-cam profile shows; legal duty; life of the profile');
update profiles set status = 'disabled'
  where status = 'active' and (kind = 'livecam' or company is not null and company ->> 'url' not like 'https://%');
alter table profiles
  add constraint profiles_performers_recorded check (kind <> 'livecam' or status <> 'active'
    or performer_record is not null and performer_record ?& '{reference,checked_by,checked_on}') not valid,
  add constraint profiles_company_by_https check (company is null or status <> 'active'
    or company ->> 'url' like 'https://%' and btrim(company ->> 'name') <> '' and btrim(company ->> 'price') <> '')
    not valid;
alter table profiles validate constraint profiles_performers_recorded;
alter table profiles validate constraint profiles_company_by_https;

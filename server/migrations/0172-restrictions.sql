-- What staff take from a member is stated with reasons, and can be objected to (T61, T62).
create table restrictions (
  site_id smallint not null,
  id uuid not null,
  member_id uuid not null,
  -- The whole account, or only that others see the profile.
  kind text not null check (kind in ('suspended', 'hidden')),
  reason text not null check (reason in ('fraud', 'fake_profile', 'underage', 'harassment', 'hate', 'sexual_content', 'advertising', 'other')),
  ground text not null check (ground in ('terms', 'law')),
  facts text not null check (length(facts) between 1 and 12000),
  is_automated boolean not null,
  -- When it ends by itself.
  until timestamptz,
  -- Who of the staff decided, so that an objection is judged by somebody else (T62).
  decided_by text not null,
  decided_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text,
  primary key (site_id, id),
  foreign key (site_id, member_id) references accounts (site_id, id) on delete cascade,
  check ((lifted_at is null) = (lifted_by is null)),
  check (until > decided_at)
);
-- Serves: what is taken from a member now, and that it is taken once.
create unique index restrictions_open on restrictions (site_id, member_id) where lifted_at is null;
-- Serves: the job that ends those that are over.
create index restrictions_over on restrictions (until) where lifted_at is null and until is not null;
-- Serves: all there were of a member.
create index restrictions_of_member on restrictions (site_id, member_id);
select describe_columns('restrictions', '{site_id,id,member_id,kind,reason,ground,facts,is_automated,until,decided_by,decided_at,lifted_at,lifted_by}',
  'telling a member what was taken from them and why; legal duty; until erasure');
create trigger restrictions_stand before update of site_id, id, member_id, kind, reason, ground, facts, is_automated, until, decided_by, decided_at
  on restrictions for each row execute function refuse_change();

create table restriction_objections (
  site_id smallint not null,
  -- The statement that is objected to: once each.
  restriction_id uuid not null,
  body text not null check (length(body) <= 12000),
  asked_at timestamptz not null,
  outcome text check (outcome in ('restored', 'upheld')),
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, restriction_id),
  foreign key (site_id, restriction_id) references restrictions (site_id, id) on delete cascade,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
-- Serves: the queue of objections, the longest first.
create index restriction_objections_waiting on restriction_objections (site_id, asked_at) where outcome is null;
select describe_columns('restriction_objections', '{site_id,restriction_id,body,asked_at,outcome,decided_by,decided_at}',
  'judging an objection against a restriction; legal duty; until erasure');

-- Nobody judges their own decision (T62).
create function refuse_own_judgement() returns trigger language plpgsql as $$
begin
  if exists (select from restrictions r where r.site_id = new.site_id and r.id = new.restriction_id and r.decided_by = new.decided_by) then
    raise exception 'an objection is judged by somebody else than who decided' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger restriction_objections_by_another before update on restriction_objections for each row
  when (new.decided_by is not null) execute function refuse_own_judgement();

-- Accounts that were closed, and profiles that were hidden, before reasons were kept.
insert into restrictions (site_id, id, member_id, kind, reason, ground, facts, is_automated, decided_by, decided_at)
  select a.site_id, gen_random_uuid(), a.id, case when 'suspended' in (a.status, a.left_as) then 'suspended' else 'hidden' end, 'other', 'terms', '-', false, 'staff',
    coalesce((select max(u.happened_at) from audit u where u.site_id = a.site_id and u.subject = a.id::text and u.action = 'account_closed'), a.signed_up_at)
  from accounts a join profiles p on p.site_id = a.site_id and p.id = a.id
  where 'suspended' in (a.status, a.left_as) or p.status = 'disabled';

-- No account is closed, and no member's profile hidden, without a statement (T61).
create function refuse_silent_restriction() returns trigger language plpgsql as $$
begin
  if not exists (select from restrictions r where r.site_id = new.site_id and r.member_id = new.id and r.lifted_at is null
      and (r.kind = 'suspended' or tg_table_name = 'profiles')) then
    raise exception 'an account is closed and a profile is hidden with a statement of reasons' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger accounts_closed_with_reasons before update of status on accounts for each row
  when (new.status = 'suspended' and old.status <> 'suspended') execute function refuse_silent_restriction();
create trigger profiles_hidden_with_reasons before update of status on profiles for each row
  when (new.status = 'disabled' and old.status <> 'disabled' and new.kind = 'member') execute function refuse_silent_restriction();

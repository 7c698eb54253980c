-- What was counted of an account that somebody of the staff is to look at, and what they made of it (STAFF-2). Numbers
-- alone: no network, no browser, nothing that anybody wrote.
create table suspicions (
  site_id smallint not null,
  member_id uuid not null,
  signal text not null check (signal in ('many_from_network', 'many_from_device', 'throwaway_mail', 'shared_picture',
    'many_first_messages', 'often_blocked')),
  count integer not null check (count > 0),
  noted_at timestamptz not null,
  outcome text check (outcome in ('fine', 'watched', 'suspended')),
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, member_id, signal),
  foreign key (site_id, member_id) references accounts (site_id, id),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
-- Serves: the queue of those who wait.
create index suspicions_waiting on suspicions (site_id, noted_at) where outcome is null or outcome = 'watched';
-- Serves: the job that forgets what is over.
create index suspicions_old on suspicions (noted_at);
select describe_columns('suspicions', '{site_id,member_id,signal,count,noted_at,outcome,decided_by,decided_at}',
  'having a person look at what may be abuse; legitimate interest; 30 days');
select describe_columns('attempts', '{site_id,action,subject,taken_at,locked_until,changed_at}',
  'limiting attempts and counting sign-ups, by hash of address, network or browser; legitimate interest; 2 days');

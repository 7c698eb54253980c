-- What a member was shown and closed: it stays away on every device (C25, T32, T58).
create table notices (
  site_id smallint not null,
  member_id uuid not null,
  kind text not null check (kind in ('activation', 'notifications_disabled', 'welcome_discount', 'enrich', 'push', 'time_bonus', 'chat_entry')),
  -- What it was about then: the reason, the version of a text. About something else it shows again.
  subject text not null default '',
  shown_at timestamptz not null,
  closed_at timestamptz,
  hidden_until timestamptz not null,
  primary key (site_id, member_id, kind),
  foreign key (site_id, member_id) references accounts (site_id, id)
);
select describe_columns('notices', '{site_id,member_id,kind,subject,shown_at,closed_at,hidden_until}', 'not showing again what was closed; contract; until erasure');

-- What others may read: what is hidden from a member until when.
create view hidden_notices as select site_id, member_id, kind, subject, hidden_until from notices;

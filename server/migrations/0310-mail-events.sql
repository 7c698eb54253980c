-- What became of a mail after it was sent: it came back, its reader called it spam or ended mails of their mail service.
-- One row a mail and kind, so that what is told twice counts once.
create table mail_events (
  site_id smallint not null,
  mail_id uuid not null,
  kind text not null check (kind in ('bounced', 'soft_bounced', 'complained', 'unsubscribed')),
  happened_at timestamptz not null,
  -- Who told it: a mail service, the next server, or a report to the return path.
  source text not null check (length(source) between 1 and 20),
  -- It was one of three in a row for which mails were ended: it counts for no others.
  is_counted boolean not null default false,
  primary key (site_id, mail_id, kind),
  foreign key (site_id, mail_id) references mails (site_id, id) on delete cascade
);
select describe_columns('mail_events', '{site_id,mail_id,kind,happened_at,source,is_counted}',
  'not writing again to who cannot be reached or does not want it; legal duty; 30 days');

-- Since when: shown to the member with the reason.
alter table accounts add column notifications_disabled_at timestamptz;
select describe_columns('accounts', '{notifications_disabled_at}',
  'not mailing who does not want it; legal duty; until erasure');
create or replace view account_cards as
select site_id, id, public_id, email, status, is_premium, locale, signed_up_at, last_active_on, notifications_disabled,
  has_password, notifications_disabled_at from accounts where status <> 'erased';

-- Mails asked for in a business transaction: one per cause and recipient, however often the action is tried.
create table mails (
  site_id smallint not null references sites,
  id uuid not null,
  cause text not null check (length(cause) between 1 and 200),
  recipient text not null check (length(recipient) between 3 and 254),
  template text not null,
  locale text not null,
  -- What the template needs; may hold a one-time link, so it is emptied as soon as the mail is out.
  data jsonb not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  -- The mail server's final answer, for instance 550.
  refusal_code smallint,
  primary key (site_id, id),
  constraint mails_once unique (site_id, cause, recipient),
  check (sent_at is null or refused_at is null)
);
-- Serves: removing mails after their time.
create index mails_queued on mails (queued_at);

select describe_columns('mails', '{site_id,id,cause,template,locale,queued_at,sent_at}', 'sending a mail once and knowing that it went out; contract; 30 days');
select describe_columns('mails', '{recipient}', 'where the mail goes; contract; 30 days');
select describe_columns('mails', '{data}', 'what the mail says; contract; until it is out, at most 30 days');
select describe_columns('mails', '{refused_at,refusal_code}', 'not writing again to an address that does not exist; legitimate interest; 30 days');

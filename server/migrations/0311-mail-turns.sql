-- Why a mail was never taken over: there is no such mailbox, it was refused, or two days of trying were in vain.
alter table mails add column refusal text check (refusal in ('no_mailbox', 'refused', 'given_up'));
select describe_columns('mails', '{refusal}',
  'not writing again to an address that does not exist; legitimate interest; 30 days');

-- When the next mail of a site, and the next one to a domain, may go, and until when a domain wants none. Lost with a
-- crash: then all may go again.
create unlogged table mail_turns (
  name text primary key check (length(name) <= 300),
  next_at timestamptz not null,
  held_until timestamptz,
  failures smallint not null default 0 check (failures >= 0),
  changed_at timestamptz not null
);
-- Serves: forgetting domains that nothing went to for a day.
create index mail_turns_changed on mail_turns (changed_at);
select describe_columns('mail_turns', '{name,next_at,held_until,failures,changed_at}',
  'sending no faster than mail services take; legitimate interest; one day');

-- What the operator tells members who chose to hear it: promotions and news (NOTI-1, T93). It is written, then sent, a
-- batch at a time.
create table campaigns (
  site_id smallint not null references sites,
  id uuid not null,
  -- What the staff calls it.
  name text not null check (name ~ '^[a-z0-9-]{3,60}$'),
  kind text not null check (kind in ('promotions', 'news')),
  -- Subject, paragraphs and button, by language: who reads another one is told nothing.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  -- Where its button leads, on the site.
  path text not null check (path like '/%'),
  -- Whom it is for, of those who want it.
  segment jsonb not null check (jsonb_typeof(segment) = 'object'),
  state text not null check (state in ('draft', 'sending', 'sent', 'stopped')),
  written_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- The last member that was looked at, and how many were told.
  reached uuid,
  told integer not null default 0,
  primary key (site_id, id),
  unique (site_id, name),
  check ((state in ('sending', 'sent')) <= (started_at is not null)),
  check ((state in ('sent', 'stopped')) = (ended_at is not null))
);
-- Serves: the staff's list, and whether a promotion is being sent or was today.
create index campaigns_of_site on campaigns (site_id, written_at desc);
select describe_columns('campaigns',
  '{site_id,id,name,kind,words,path,segment,state,written_at,started_at,ended_at,reached,told}',
  'telling members who chose so of offers and news; legitimate interest; 1 year');

-- Who wants to be told what by mail, for those who tell many at once.
create view mail_choices as select site_id, member_id, mail from notification_choices;

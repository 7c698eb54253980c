-- Who of the staff has an item of a queue open, and until when nobody else may decide it.
create table queue_holds (
  site_id smallint not null references sites,
  queue text not null,
  item text not null,
  actor text not null,
  until timestamptz not null,
  primary key (site_id, queue, item)
);
select describe_columns('queue_holds', '{site_id,queue,item,actor,until}', 'keeping two of the staff off one item; no personal data; until it ends');

-- What was decided a moment ago and can still be taken back: one decision of an item, until it was carried out.
create table queue_decisions (
  site_id smallint not null references sites,
  queue text not null,
  item text not null,
  actor text not null,
  decision jsonb not null,
  takes_effect_at timestamptz not null,
  state text not null check (state in ('waiting', 'taken')),
  primary key (site_id, queue, item)
);
select describe_columns('queue_decisions', '{site_id,queue,item,actor,decision,takes_effect_at,state}',
  'letting the staff take a decision back; legitimate interest; 1 day after it was to hold');

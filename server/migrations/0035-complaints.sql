-- What people write to us about: complaints, reports of profiles and their content, intimate images to be removed. Also from people without an account.
create table complaints (
  site_id smallint not null references sites,
  id uuid not null,
  number text not null check (number ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
  kind text not null check (kind in ('complaint', 'report', 'image_removal')),
  reason text not null check (length(reason) between 1 and 40),
  -- Null for who was not logged in.
  member_id uuid,
  name text not null check (length(name) <= 400),
  -- Empty only where nobody need say who they are.
  email text not null check (length(email) <= 254),
  target text not null check (length(target) <= 2000),
  body text not null check (length(body) between 1 and 20000),
  locale text not null,
  received_at timestamptz not null,
  decide_by timestamptz not null check (decide_by > received_at),
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, member_id) references accounts (site_id, id) on delete set null (member_id)
);
select describe_columns('complaints', '{site_id,id,number,kind,reason,member_id,name,email,target,body,locale,received_at,decide_by}',
  'handling complaints and reports and accounting for them; legal duty; 2 years after the decision');

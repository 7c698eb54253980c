-- The devices on which staff are told what is overdue or dangerous, beside the mail (T122). A session ends each day, what
-- tells of the night goes on: a device stays until who has it logs out there or everywhere, leaves, or it takes no more.
create table staff_devices (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  -- The session that last used it, which may be over.
  session_hash bytea not null,
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 30),
  device text not null,
  added_at timestamptz not null,
  -- When its push service last took something.
  used_at timestamptz
);
-- A browser is one subscription, whoever uses it: the last one to ask has it.
create unique index staff_devices_once on staff_devices (md5(endpoint));
-- Serves: telling somebody, and the end of their sessions.
create index staff_devices_of on staff_devices (staff_id);
select describe_columns('staff_devices', '{id,staff_id,session_hash,endpoint,p256dh,auth,device,added_at,used_at}',
  'telling staff on the devices they chose; consent; until it is taken away');

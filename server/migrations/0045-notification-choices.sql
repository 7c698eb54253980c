-- What a member wants to be told of, and how (NOTI-1). Without a row the defaults of C36 hold.
create table notification_choices (
  site_id smallint not null,
  member_id uuid not null,
  -- The types that go out by mail and by push.
  mail text[] not null,
  push text[] not null,
  -- Whether a push may show name, photo or text on a lock screen (X6).
  shows_content boolean not null default false,
  changed_at timestamptz not null,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references accounts (site_id, id) on delete cascade
);
select describe_columns('notification_choices', '{site_id,member_id,mail,push,shows_content,changed_at}', 'telling members only what they want to be told; contract; until erasure');

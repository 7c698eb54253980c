-- Until when a member takes no mail of what they may refuse: they come back to the choices they made by themselves.
alter table notification_choices add column mail_paused_until timestamptz;
select describe_columns('notification_choices', '{mail_paused_until}',
  'telling members only what they want to be told; contract; until erasure');

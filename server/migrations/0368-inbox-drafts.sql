-- What somebody of the team wrote to a member as an invented profile and did not send yet (T11).
create table inbox_drafts (
  site_id smallint not null,
  conversation_id uuid not null references conversations on delete cascade,
  staff text not null,
  body text not null check (char_length(body) between 1 and 4000),
  saved_at timestamptz not null,
  primary key (conversation_id, staff)
);
select describe_columns('inbox_drafts', '{site_id,conversation_id,staff,body,saved_at}', 'going on with an answer that is not sent yet; legitimate interest; until sent, at most 7 days');

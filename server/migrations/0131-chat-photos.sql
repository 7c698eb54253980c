-- Photos that two members share. Their files lie at chat-photos/{site}/{key}/{variant}-v1.webp; a row whose message was not sent goes with its files.
create table chat_photos (
  site_id smallint not null references sites,
  id uuid not null,
  public_id text not null check (length(public_id) = 14),
  sender_id uuid not null,
  recipient_id uuid not null,
  -- Of the message: a repeated send finds its photo.
  client_key uuid not null,
  key text not null check (length(key) = 28),
  width integer,
  height integer,
  content_hash bytea not null,
  created_at timestamptz not null,
  -- Null until the message is there: nobody but the sender may see it before.
  sent_at timestamptz,
  primary key (site_id, id),
  unique (site_id, public_id),
  constraint chat_photos_once unique (site_id, sender_id, client_key)
);
-- Serves: the sweep of what was never sent.
create index chat_photos_unsent on chat_photos (created_at) where sent_at is null;
select describe_columns('chat_photos', '{site_id,id,public_id,sender_id,recipient_id,client_key,key,width,height,content_hash,created_at,sent_at}',
  'sharing photos in a chat; contract; until the sender is erased');
-- Serves: the gallery of a conversation.
create index messages_photos on messages (conversation_id, seq) where kind = 'photo';

-- What a new version of a text changes, for who agreed to the one before.
alter table texts add column summary text;
select describe_columns('texts', '{summary}', 'words a site shows instead of the built-in ones; no personal data; life of the site');

-- Which version of the page one agreed to: 0 is the built-in one; null: noted before there was a number.
alter table consents add column edition integer check (edition >= 0);
select describe_columns('consents', '{edition}', 'proving what was agreed to; legal duty; 5 years after the account ends');

-- The words that consents cite by their hash, as they were filled in, so that everybody can read what they agreed to.
create table consent_texts (
  site_id smallint not null references sites,
  hash text not null,
  body text not null,
  kept_at timestamptz not null,
  primary key (site_id, hash)
);
select describe_columns('consent_texts', '{site_id,hash,body,kept_at}', 'the words that consents cite; no personal data; life of the site');
create trigger consent_texts_append_only before update or delete on consent_texts
  for each row execute function refuse_change();

-- A version of a text may hold from later than it was made: null is at once.
alter table texts add column holds_from timestamptz, add constraint texts_hold_later check (holds_from >= created_at);
select describe_columns('texts', '{holds_from}', 'words a site shows instead of the built-in ones; no personal data; life of the site');

-- A picture of a landing page that was deleted for good: its files are gone, no slug shows it, and the row stays for the
-- versions that had it. Who did it and why stands in the log.
alter table lander_pictures add column deleted_at timestamptz;
select describe_columns('lander_pictures', '{deleted_at}',
  'since when a picture of a landing page may not be shown any more; legitimate interest; 1 day, or as long as a version shows it');

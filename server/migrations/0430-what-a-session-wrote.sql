-- Up to where the database must have come for who is logged in here to read what they wrote.
alter table sessions add column written_lsn pg_lsn;
select describe_columns('sessions', '{written_lsn}', 'reading what one has just written, wherever it is read; contract; 30 days after the last use');

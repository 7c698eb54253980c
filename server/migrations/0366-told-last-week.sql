-- Of how many new members somebody was told the last time: the next weekly mail says it beside the new number.
alter table weekly_marks add column told_count integer;
select describe_columns('weekly_marks', '{told_count}', 'telling of new members, of each once; consent; 30 days');

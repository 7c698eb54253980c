-- Why an objection was not followed, in the words of who judged it (T62). What was upheld before has none.
alter table photo_objections add column explanation text
  check (explanation is null or (outcome = 'upheld' and length(explanation) between 3 and 2000));
alter table restriction_objections add column explanation text
  check (explanation is null or (outcome = 'upheld' and length(explanation) between 3 and 2000));
select describe_columns('photo_objections', '{explanation}',
  'telling a member why an objection was not followed; legal duty; until the photo is removed by the member or erasure');
select describe_columns('restriction_objections', '{explanation}',
  'telling a member why an objection was not followed; legal duty; until erasure');

-- That a second step which was only begun ends after a day stands where every retention does.
select describe_columns('two_steps', '{started_at}', 'asking a second step at login; contract; one day where it was only begun');

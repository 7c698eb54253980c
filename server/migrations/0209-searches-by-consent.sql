-- A search tells whom one looks for: that part is kept with consent alone (C3, T75). What was kept without goes.
update saved_searches s set filters = filters - array['gender', 'sexuality']
  where filters ?| array['gender', 'sexuality'] and not coalesce(
    (select c.given from consents c where c.site_id = s.site_id and c.account_id = s.member_id and c.kind = 'orientation'
       order by c.decided_at desc, c.id desc limit 1), false);
delete from saved_searches where filters = '{}';
select describe_columns('saved_searches', '{filters}', 'searching the same way again, by gender and orientation with consent alone; contract, explicit consent; until deleted, withdrawn or erasure');

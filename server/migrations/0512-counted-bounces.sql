-- How often pages were left at once is counted like everything else, so that a page of charts sums no days of them. What
-- a running job counts of the newest days is what it finds beyond these numbers.
insert into counted_days (site_id, step, measure, day, part, currency, amount)
  select site_id, step, 'left_at_once', date_trunc(step, day::timestamp)::date,
    case slug when '' then page else page || '/' || slug end, '', sum(bounces)
  from page_bounces, unnest('{day,week,month}'::text[]) as s (step) group by 1, 2, 4, 5
  on conflict do nothing;

-- When the money of a purchase went back as a whole, by its provider or its buyer's bank: nothing of it is repaid then,
-- also where credits of it come back later.
alter table credit_lots add column money_back_at timestamptz;
update credit_lots l set money_back_at = coalesce(
    (select max(e.happened_at) from payment_events e
      where e.site_id = p.site_id and e.payment_id = p.id and e.state = p.state), p.completed_at)
  from payments p
  where p.site_id = l.site_id and p.id = l.payment_id and p.state in ('refunded', 'charged_back');
select describe_columns('credit_lots', '{money_back_at}',
  'what was bought or given and is left; contract; 7 years (tax) after its last credit went, cut loose at erasure');

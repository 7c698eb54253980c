-- Where the books of a site and what they tell of disagree, as of a moment: what was sold, what is deferred for credits
-- that are held, what is to be paid back, and what went back in whole. Earlier entries may be over; they are left out.
create or replace function compare_books_v1(p_site smallint, p_to timestamptz)
  returns table (payment_id uuid, fault text, books bigint, actual bigint) language sql stable as $$
  with books as (
    select m.payment_id, sum(m.amount_minor) filter (where m.kind = 'sale') as sold,
      coalesce(sum(m.amount_minor) filter (where m.kind = 'sale' and m.credit_account = 'vat'), 0) as vat,
      sum(case 'deferred' when m.credit_account then m.amount_minor when m.debit_account then -m.amount_minor else 0
        end) as deferred,
      sum(case 'owed' when m.credit_account then m.amount_minor when m.debit_account then -m.amount_minor else 0
        end) as owed,
      coalesce(sum(case m.kind when 'won' then -m.amount_minor else m.amount_minor end)
        filter (where m.kind in ('repaid', 'refund', 'chargeback', 'won')), 0) as returned
    from money_entries m where m.site_id = p_site and m.booked_at < p_to group by 1),
  since as (
    select m.payment_id, sum(m.held) as held from purchase_moves m
      where m.site_id = p_site and m.created_at >= p_to group by 1),
  due as (
    select r.payment_id, sum(r.amount_minor) as amount from owed_repayments r
      where r.site_id = p_site and r.asked_at < p_to and (r.settled_at is null or r.settled_at >= p_to)
        and (r.suspended_at < p_to and r.resumed_at >= p_to) is not true group by 1),
  gone as (
    select e.payment_id from payment_events e where e.site_id = p_site and e.problem is null
      and e.state = 'refunded' and e.happened_at < p_to group by 1),
  pairs as (
    select coalesce(p.id, b.payment_id) as id, p.id is not null as is_known, b.sold, b.vat, b.deferred, b.owed,
      b.returned, p.total_minor, p.vat_minor, coalesce(d.amount, 0) as due, g.payment_id is not null as is_gone,
      deferred_minor_v1(p.total_minor - p.vat_minor, p.credits, r.remaining - coalesce(s.held, 0)) as held
    from (select * from payments where site_id = p_site and completed_at < p_to) p
      full join books b on b.payment_id = p.id
      left join purchase_rests r on r.site_id = p_site and r.payment_id = p.id
      left join since s on s.payment_id = p.id
      left join due d on d.payment_id = p.id
      left join gone g on g.payment_id = p.id)
  select pairs.id, fault.name, fault.books, fault.actual from pairs cross join lateral (values
    ('total', coalesce(pairs.sold, 0)::bigint, pairs.total_minor::bigint),
    ('vat', coalesce(pairs.vat, 0)::bigint, pairs.vat_minor::bigint),
    ('deferred', coalesce(pairs.deferred, 0)::bigint, coalesce(pairs.held, 0)),
    ('owed', coalesce(pairs.owed, 0)::bigint, pairs.due::bigint),
    ('returned', coalesce(pairs.returned, 0)::bigint,
      case when pairs.is_gone then pairs.total_minor else coalesce(pairs.returned, 0) end::bigint)
  ) as fault (name, books, actual)
  where pairs.is_known and fault.books <> fault.actual order by 1, 2
$$;

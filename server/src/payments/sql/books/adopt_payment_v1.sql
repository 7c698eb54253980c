-- Takes a payment into the books that was completed without them, by a release before them or beside this one: with
-- everything that became of it since, at the moments when it did.
create or replace function adopt_payment_v1(p_site smallint, p_payment uuid, p_entity text) returns void
  language plpgsql as $$
declare sold record; due record; went record;
begin
  select p.completed_at, p.won_back_at into sold from payments p
    where p.site_id = p_site and p.id = p_payment for update;
  if exists (select from money_entries m where m.site_id = p_site and m.payment_id = p_payment) then return; end if;
  perform book_sale_v1(p_site, p_payment, p_entity, sold.completed_at);
  for due in select r.id, r.number, r.asked_at, r.settled_at from owed_repayments r
    where r.site_id = p_site and r.payment_id = p_payment order by r.asked_at, r.id
  loop
    perform book_repayment_v1(p_site, p_payment, due.id, due.asked_at);
    -- What the provider gave back by itself settled it too, and is booked as that below.
    if due.settled_at is not null and not exists (select from payment_events e where e.site_id = p_site
      and e.payment_id = p_payment and e.problem is null and e.source = 'provider'
      and e.state in ('refunded', 'charged_back') and e.happened_at = due.settled_at) then
      perform book_settled_v1(p_site, due.number, due.settled_at);
    end if;
  end loop;
  for went in select case e.state when 'refunded' then 'refund' else 'chargeback' end as kind, e.happened_at
    from payment_events e where e.site_id = p_site and e.payment_id = p_payment and e.problem is null
      and e.source = 'provider' and e.state in ('refunded', 'charged_back') order by e.id
  loop
    perform book_return_v1(p_site, p_payment, went.kind, '', null, (select coalesce(-sum(m.held), 0)::integer
      from purchase_moves m where m.site_id = p_site and m.payment_id = p_payment and m.cause = went.kind
        and m.created_at = went.happened_at), went.happened_at);
    if went.kind = 'chargeback' and sold.won_back_at is not null then
      perform book_won_v1(p_site, p_payment, (select coalesce(sum(r.amount_minor), 0)::bigint from owed_repayments r
        where r.site_id = p_site and r.payment_id = p_payment and r.resumed_at is not null), sold.won_back_at);
    end if;
  end loop;
end $$;

-- Why something is paid back, and for how many credits, for who of the staff pays it.
create or replace view due_repayments as
  select site_id, number, member_id, payment_id, amount_minor, currency, asked_at, credits,
    case when withdrawal_id is not null then 'withdrawal' when staff_refund_id is not null then 'refund'
      else 'erasure' end as origin
  from repayments where state = 'due';

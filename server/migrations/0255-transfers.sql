-- Where a bank transfer goes, and until when; and of one that did not fit, how much came and went back.
alter table payments
  add column transfer_holder text,
  add column transfer_iban text,
  add column transfer_bic text,
  -- What the buyer writes with it, so that the money finds its order.
  add column transfer_reference text,
  add column transfer_due_on date,
  add column transfer_wrong_minor integer,
  -- When its provider was last asked about it by the clock.
  add column asked_at timestamptz;
select describe_columns('payments',
  '{transfer_holder,transfer_iban,transfer_bic,transfer_reference,transfer_due_on,transfer_wrong_minor}',
  'telling the buyer where to transfer the money; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');
select describe_columns('payments', '{asked_at}', 'asking a provider about an open payment less often as time goes by; contract; 7 years, or as long as credits of it are left, cut loose at erasure');

alter table sandbox_payments
  add column due_on date,
  add column wrong_minor integer;
select describe_columns('sandbox_payments', '{due_on,wrong_minor}',
  'transfers without money, for trying out; contract; life of the demo');

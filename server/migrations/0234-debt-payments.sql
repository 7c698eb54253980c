-- A payment of what is owed of a debit that came back gives no credits: they were used.
alter table payments add column pays_debt boolean not null default false;
select describe_columns('payments', '{pays_debt}',
  'telling a payment of a debt from a purchase; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');

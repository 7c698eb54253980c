-- The sandbox can lose what a bank took back, as real providers can.
alter table sandbox_payments add column won_back boolean not null default false;
select describe_columns('sandbox_payments', '{won_back}',
  'telling a chargeback of the sandbox that was won; no personal data; life of the demo');

-- Whose order lacked the information on withdrawal, or had a wrong one: the time for it grows by twelve months (T44).
alter table payments add column is_uninformed boolean not null default false;
select describe_columns('payments', '{is_uninformed}',
  'until when a purchase can be withdrawn from; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');

-- Of a card with two brands the one that its holder chose (T104).
alter table payments add column card_brand text;
select describe_columns('payments', '{card_brand}',
  'telling the buyer by which brand of their card they paid; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');

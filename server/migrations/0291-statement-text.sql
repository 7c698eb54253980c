-- What the buyer's statement says of a payment, as its provider was asked for it (T116); null: ordered before it was noted.
alter table payments add column statement text check (length(statement) between 5 and 22);
select describe_columns('payments', '{statement}',
  'saying what stands on the buyer''s statement, as it was sent; contract, legal duty (tax); 7 years, or as long as credits of it are left, cut loose at erasure');

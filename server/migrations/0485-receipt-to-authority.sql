-- Where an authority is mailed that its request came in; empty: it gave no address.
alter table authority_requests add column reply_to text not null default '' check (char_length(reply_to) <= 254);
select describe_columns('authority_requests', '{reply_to}',
  'telling an authority that its request came in (DSA, articles 9 and 10); legal duty; 5 years after it was answered');
create trigger authority_requests_reply_stands before update of reply_to on authority_requests
  for each row execute function refuse_change();

-- Books what is to be paid back to a member and is not in the books yet: of a purchase that was withdrawn from or is
-- given back, or of all when they were erased (T26, T42, T112).
create or replace function book_owed_v1(p_site smallint, p_member uuid, p_now timestamptz) returns void
  language plpgsql as $$
declare due record;
begin
  for due in select r.id, r.payment_id from owed_repayments r
    where r.site_id = p_site and r.member_id = p_member and r.state = 'due' and not exists (select from money_entries m
      where m.site_id = p_site and m.payment_id = r.payment_id and m.kind = 'owed' and m.cause_key = r.id::text)
    order by r.asked_at, r.id
  loop
    perform book_repayment_v1(p_site, due.payment_id, due.id, p_now);
  end loop;
end $$;

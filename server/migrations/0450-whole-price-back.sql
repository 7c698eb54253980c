-- Who withdraws from a purchase without having been told of it gets the whole price back (T42), also when nothing of it
-- is left: then the repayment is of no credits, as one of the staff may be.
alter table repayments drop constraint repayments_credits_check,
  add constraint repayments_credits_check
    check (credits > 0 or credits = 0 and (staff_refund_id is not null or withdrawal_id is not null)) not valid;
alter table repayments validate constraint repayments_credits_check;

-- A changed name can be taken back by the link in the mail that tells it (T131).
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('activate', 'reset', 'login', 'unlock', 'mail_change', 'mail_undo', 'name_undo', 'reactivate', 'erase'));

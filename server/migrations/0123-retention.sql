-- Who is not seen for long is warned, then hidden, then erased (T80): 1 warned, 2 hidden, and since which of the site's days.
alter table accounts add column inactive_stage smallint not null default 0 check (inactive_stage between 0 and 2);
alter table accounts add column inactive_stage_on date;
alter table accounts add constraint accounts_inactive_since check ((inactive_stage = 0) = (inactive_stage_on is null));
-- Serves: the job that looks for who was not here for long.
create index accounts_last_active on accounts (last_active_on) where status = 'confirmed';
select describe_columns('accounts', '{inactive_stage,inactive_stage_on}', 'warning before a forgotten account is erased; legal duty; until the next login or erasure');

-- What disputes need outlives an erased member, and ends: jobs delete it by these days.
-- Serves: the job that deletes what is over.
create index reports_over on reports (coalesce(decided_at, decide_by));
create index complaints_over on complaints (decide_by);
select describe_columns('reports', '{site_id,id,number,reporter_id,profile_id,conversation,seq,reason,body,evidence,received_at,decide_by}',
  'judging a report by what was there; legal duty; 6 months after the decision, or the day it was to be');
select describe_columns('complaints', '{site_id,id,number,kind,reason,member_id,name,email,target,body,locale,received_at,decide_by}',
  'handling complaints and reports and accounting for them; legal duty; 2 years after it was to be decided');

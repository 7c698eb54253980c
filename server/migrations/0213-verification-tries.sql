-- A member verifies themself from the site (T117): with consent of its own, a drawn instruction, three tries a week (C46).
alter table consents drop constraint consents_kind_check,
  add constraint consents_kind_check
    check (kind in ('terms', 'orientation', 'ads', 'fictional', 'immediate_delivery', 'entry_warning', 'verification'))
    not valid;
alter table consents validate constraint consents_kind_check;

-- What the picture was asked to show: a gesture, or a number written by hand. Empty where the release before wrote it.
alter table verifications add column instruction text not null default '',
  add column reason text,
  add constraint verifications_reason_of_refused check (reason is null or state = 'refused'),
  add constraint verifications_reason_known
    check (reason in ('other_person', 'instruction_missed', 'unclear', 'no_fresh_picture'));
select describe_columns('verifications', '{instruction,reason}',
  'proof that the person on the main photo is the member: result, time and method; consent; until erasure');

-- Who is verified, and with which main photo; with another one nobody is.
create view verified_members as
  select site_id, profile_id, site_id || '/' || photo_key as main_photo_key from verifications where state = 'verified';

create table verification_tries (
  site_id smallint not null,
  id uuid not null,
  profile_id uuid not null,
  method text not null check (method in ('gesture_selfie', 'document')),
  instruction text not null check (instruction <> ''),
  -- The version of the text in which the member consented.
  consent_version text not null check (consent_version <> ''),
  begun_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= begun_at),
  sent_at timestamptz,
  -- Under which the picture is stored; the verification has it from then on, and none is left of a try that is over.
  evidence_key text unique check (length(evidence_key) >= 28),
  primary key (site_id, id),
  foreign key (site_id, profile_id) references profiles (site_id, id) on delete cascade,
  check (sent_at is null or evidence_key is null)
);
-- Serves: the tries of a member this week, their export and erasure.
create index verification_tries_of_profile on verification_tries (site_id, profile_id, begun_at);
-- Serves: the job that forgets what is older than a week.
create index verification_tries_old on verification_tries (begun_at);
-- Serves: the job that deletes what was stored and not sent.
create index verification_tries_unsent on verification_tries (ends_at) where evidence_key is not null;
select describe_columns('verification_tries',
  '{site_id,id,profile_id,method,instruction,consent_version,begun_at,ends_at,sent_at,evidence_key}',
  'asking for another picture at each try, three a week; consent; 7 days');

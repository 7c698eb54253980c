-- Whether the person on the main photo is who sends the messages (T117): a picture made for it, compared by a person of the staff.
create table verifications (
  site_id smallint not null,
  id uuid not null,
  profile_id uuid not null,
  -- A selfie with a gesture that was shown, or a document with a photo. No face is measured by machine.
  method text not null check (method in ('gesture_selfie', 'document')),
  -- The version of the text in which the member consented, for this alone.
  consent_version text not null check (consent_version <> ''),
  consented_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'refused', 'lost', 'expired')),
  -- The unguessable part of the evidence's key in the store; null as soon as it is deleted, which is within a day of the decision (T88).
  evidence_key text unique check (length(evidence_key) >= 28),
  evidence_deleted_at timestamptz,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- The main photo that it was compared with.
  photo_key text,
  -- When the main photo became another one, or nobody decided in time.
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, profile_id) references profiles (site_id, id) on delete cascade,
  check ((evidence_key is null) = (evidence_deleted_at is not null)),
  check ((state in ('verified', 'refused', 'lost')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state in ('verified', 'lost')) = (photo_key is not null)),
  check ((state in ('lost', 'expired')) = (ended_at is not null))
);
-- One request at a time, and one proof.
create unique index verifications_waiting on verifications (site_id, profile_id) where state = 'waiting';
create unique index verifications_valid on verifications (site_id, profile_id) where state = 'verified';
-- Serves: the queue, the longest first.
create index verifications_queue on verifications (site_id, asked_at, id) where state = 'waiting';
-- Serves: the job that deletes evidence.
create index verifications_evidence on verifications (asked_at) where evidence_key is not null;
-- Serves: the verifications of a profile, for its export and erasure.
create index verifications_of_profile on verifications (site_id, profile_id);
select describe_columns('verifications', '{site_id,id,profile_id,method,consent_version,consented_at,state,asked_at,decided_at,decided_by,photo_key,ended_at,evidence_deleted_at}',
  'proof that the person on the main photo is the member: result, time and method; consent; until erasure');
select describe_columns('verifications', '{evidence_key}', 'comparing the evidence with the main photo; explicit consent; within 24 hours of the decision');

-- Only members can be verified (T10, T117), and a decision stands as it was made.
create function guard_verification() returns trigger language plpgsql as $$
begin
  if (select p.kind from profile_cards p where p.site_id = new.site_id and p.id = new.profile_id) is distinct from 'member' then
    raise exception 'only a member can be verified' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and (new.profile_id, new.method, new.consent_version, new.consented_at, new.asked_at)
       is distinct from (old.profile_id, old.method, old.consent_version, old.consented_at, old.asked_at)
     or old.decided_at is not null and (new.decided_at, new.decided_by, new.photo_key) is distinct from (old.decided_at, old.decided_by, old.photo_key)
     or old.state in ('refused', 'lost', 'expired') and new.state <> old.state then
    raise exception 'a decision about a verification stands' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger verifications_guarded before insert or update on verifications for each row execute function guard_verification();

-- A chain over all audit rows of the deployment: each link's hash is of its row and of the hash before, so that a row
-- that is changed or gone shows. A link is made when its transaction commits, one transaction after the other: nobody
-- waits for the chain but who has done all the rest.
create table audit_chain (
  position bigint primary key,
  audit_id uuid not null unique references audit (id) on delete cascade,
  hash bytea not null
);
select describe_columns('audit_chain', '{position,audit_id,hash}', 'showing whether the log was tampered with; no personal data; with its entry');
create trigger audit_chain_append_only before update or delete on audit_chain for each row execute function refuse_change();

create function audit_hash_v1(p_position bigint, p_previous bytea, p_row audit) returns bytea language sql stable as $$
  select sha256(p_previous || convert_to(json_build_array(p_position, p_row.id, p_row.site_id, p_row.actor, p_row.action,
    p_row.subject, p_row.reason, p_row.data,
    to_char(p_row.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
$$;

create function chain_audit() returns trigger language plpgsql as $$
declare last audit_chain;
begin
  perform pg_advisory_xact_lock(hashtext('audit_chain'));
  select * into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, audit_id, hash) values (coalesce(last.position, 0) + 1, new.id,
    audit_hash_v1(coalesce(last.position, 0) + 1, coalesce(last.hash, ''), new));
  return null;
end $$;

lock table audit in share row exclusive mode;
do $$
declare each audit; place bigint := 0; made bytea := '';
begin
  for each in select * from audit order by happened_at, id loop
    place := place + 1;
    made := audit_hash_v1(place, made, each);
    insert into audit_chain (position, audit_id, hash) values (place, each.id, made);
  end loop;
end $$;
create constraint trigger audit_chained after insert on audit deferrable initially deferred
  for each row execute function chain_audit();

-- Serves: what one of the staff did; one kind of act; the subject where no site is asked.
create index audit_of_actor on audit (actor, happened_at);
create index audit_of_action on audit (action, happened_at);
create index audit_of_any_subject on audit (subject, happened_at);

-- Writes a job of the queue (graphile-worker 0.17) into the caller's transaction. Its own add_job sends a NOTIFY with
-- each job, whose lock lets only one transaction commit at a time; without it the workers find the job at their next
-- look, half a second later at most. A waiting job with the same key is replaced; one that is running keeps running,
-- but what it leaves undone is this one's to do.
create or replace function enqueue_v1(p_task text, p_payload json, p_delay_seconds double precision default 0,
  p_key text default null, p_max_attempts integer default 25, p_priority integer default 0)
  returns void language plpgsql as $$
declare v_task integer;
begin
  select id into v_task from graphile_worker._private_tasks where identifier = p_task;
  if v_task is null then
    insert into graphile_worker._private_tasks (identifier) values (p_task) on conflict do nothing;
    select id into strict v_task from graphile_worker._private_tasks where identifier = p_task;
  end if;
  if p_key is not null then
    update graphile_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
      where key = p_key and is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, priority, key)
    values (v_task, p_payload, now() + make_interval(secs => p_delay_seconds), p_max_attempts, p_priority, p_key)
    on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
      max_attempts = excluded.max_attempts, priority = excluded.priority, attempts = 0, last_error = null,
      revision = jobs.revision + 1, updated_at = now()
    where jobs.locked_at is null;
end $$;

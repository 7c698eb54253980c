/**
 * What became of a telling `t` by push, at the moment that stands in a parameter. What an older release handed over has
 * no word of its service.
 */
export const pushOutcome = (now: string): string => `case
    when t.state = 'told' and t.devices = 0 then 'no_device'
    when t.push is null then t.state
    when t.push <> 'waiting' then t.push
    when t.mail = 'withdrawn' then 'withdrawn'
    when t.done_at <= ${now}::timestamptz - interval '1 day' then 'given_up'
    else 'waiting'
  end`;

/** What became of it by mail, where `o` is the outcome of its mail; what an older release mailed has none. */
export const mailOutcome = `case
    when t.due_at is not null then 'waiting'
    when t.mail = 'told' and t.mail_id is not null then coalesce(o.outcome, 'withdrawn')
    else t.mail
  end`;

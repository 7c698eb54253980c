import { day, hour, minute } from '@vonk/contract/durations';
import { useFormatter } from 'use-intl';

/** How long ago something was, in words; beyond a week its date. Takes ISO 8601. */
export function useAgo(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const moment = new Date(at);
    const now = new Date();
    const age = now.getTime() - moment.getTime();
    if (age > 7 * day) return format.dateTime(moment, { dateStyle: 'medium' });
    if (age < minute) return format.relativeTime(now, { now, unit: 'second' });
    const unit = age < hour ? 'minute' : age < day ? 'hour' : 'day';
    return format.relativeTime(moment, { now, unit });
  };
}

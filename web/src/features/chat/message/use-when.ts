import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { calendarDay } from '@vonk/contract/calendar';
import { day as dayMilliseconds } from '@vonk/contract/durations';
import { useApp } from '../../../api/use-app.ts';

/** Words for a moment in the site's time zone: a clock time, and the day as one says it. */
export function useWhen() {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { time_zone: timeZone } = useApp().settings;
  return useMemo(() => {
    const dayOf = (date: Date) => calendarDay(date, timeZone);
    const daysAgo = (date: Date, now: Date): number => {
      for (const days of [0, 1])
        if (dayOf(date) === dayOf(new Date(now.getTime() - days * dayMilliseconds))) return days;
      return Math.ceil((now.getTime() - date.getTime()) / dayMilliseconds);
    };
    const time = (date: Date) => format.dateTime(date, { hour: '2-digit', minute: '2-digit' });
    const day = (date: Date, now: Date): string => {
      const ago = daysAgo(date, now);
      if (ago === 0) return t('today');
      if (ago === 1) return t('yesterday');
      return format.dateTime(
        date,
        ago < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long', ...(ago > 300 ? { year: 'numeric' } : {}) },
      );
    };
    return {
      time,
      day,
      /** The clock time today, else the day. */
      brief: (date: Date, now: Date) => (daysAgo(date, now) === 0 ? time(date) : day(date, now)),
    };
  }, [format, t, timeZone]);
}

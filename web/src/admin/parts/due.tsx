import { day, hour, minute } from '@vonk/contract/durations';
import type { CSSProperties } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { classes } from '../../ui/classes.ts';

/** How long one has still, or is late, as words with a pie of the time used. Takes ISO 8601. */
export function Due({ from, until }: { from: string; until: string }) {
  const t = useTranslations('admin.due');
  const now = useNow({ updateInterval: minute }).getTime();
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const left = end - now;
  const used = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)));
  const length = lengthOf(Math.abs(left));
  return (
    <span className={classes('due', left < 0 ? 'due-late' : used >= 0.75 && 'due-soon')}>
      <i className="due-pie" style={{ '--used': `${Math.round(used * 100)}%` } as CSSProperties} />
      {left < 0
        ? t(`late.${length.unit}`, { count: String(length.count) })
        : t(`left.${length.unit}`, { count: String(length.count) })}
    </span>
  );
}

/** In whole minutes below two hours, in hours below three days, else in days. */
function lengthOf(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  if (milliseconds < 3 * day) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'days', count: Math.floor(milliseconds / day) };
}

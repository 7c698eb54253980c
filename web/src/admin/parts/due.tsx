import { minute } from '@vonk/contract/durations';
import type { CSSProperties } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { classes } from '../../ui/classes.ts';
import { lengthOf } from './length-of.ts';

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

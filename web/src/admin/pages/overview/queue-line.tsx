import { Link } from '@tanstack/react-router';
import { minute } from '@vonk/contract/durations';
import type { CSSProperties } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { places } from '../../frame/places/places.ts';
import { Status } from '../../parts/status.tsx';
import { lengthOf } from '../../parts/length-of.ts';
import type { WaitingQueue } from './waiting.ts';

/** Where the norm stands on a line: what is late has room beyond it. */
const normPlace = 80;

/** A queue: how much waits, and how old its oldest is beside the norm; its name leads there. */
export function QueueLine({ queue: { name, open, overdue, oldestAt, norm } }: { queue: WaitingQueue }) {
  const t = useTranslations('admin-overview');
  const common = useTranslations('admin');
  const now = useNow({ updateInterval: minute }).getTime();
  const age = oldestAt === null ? 0 : Math.max(0, now - Date.parse(oldestAt));
  const used = norm === null ? null : Math.min(100, Math.round((age / norm) * normPlace));
  const words = (milliseconds: number) => {
    const { unit, count } = lengthOf(milliseconds);
    return t(`length.${unit}`, { count: String(count) });
  };
  return (
    <li>
      <span className="overview-name">
        <Link to={places[name].to}>{common(`places.${name}`)}</Link> {t('open', { count: open })}
      </span>
      <span className="overview-age">
        {overdue > 0 && <Status kind="bad">{t('overdue', { count: String(overdue) })}</Status>}
        {oldestAt !== null &&
          (norm === null ? t('oldest', { age: words(age) }) : t('against', { age: words(age), norm: words(norm) }))}
      </span>
      {used !== null && (
        <span
          className={classes('overview-bar', overdue > 0 && 'overview-bar-late')}
          style={{ '--used': `${used}%`, '--norm': `${normPlace}%` } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </li>
  );
}

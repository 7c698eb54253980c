import type { SchemeAtDesk } from '@vonk/contract/admin/money/card-risk';
import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { Status } from '../../parts/status.tsx';

/** How near a company is to what one card scheme bears: in words, and as a bar that ends there. */
export function SchemePart({ scheme: { scheme, ...risk } }: { scheme: SchemeAtDesk }) {
  const t = useTranslations('admin-books.risk');
  const format = useFormatter();
  const share = (part: number) => format.number(part, { style: 'percent', maximumFractionDigits: 2 });
  const used = Math.min(1, risk.share / risk.limit);
  return (
    <>
      <p>
        <Status kind={risk.is_alarming ? 'bad' : 'ok'}>{t(risk.is_alarming ? 'alarm' : 'calm')}</Status>
      </p>
      <div className={classes('meter', risk.is_alarming && 'meter-full')} aria-hidden="true">
        <i style={{ '--used': `${Math.round(used * 100)}%` } as CSSProperties} />
      </div>
      <p>{t('share', { share: share(risk.share), limit: share(risk.limit) })}</p>
      <p className="pane-intro">
        {t(`rules.${scheme}`, {
          share: share(risk.alarm_share),
          least: format.number(risk.alarm_cases),
          cases: format.number(risk.cases),
        })}
      </p>
    </>
  );
}

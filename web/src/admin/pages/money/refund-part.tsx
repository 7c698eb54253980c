import { useFormatter, useTranslations } from 'use-intl';
import { LockIcon } from '../../../ui/icons.ts';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';
import { Facts } from './facts.tsx';
import { useMoney } from '../../parts/use-money.ts';

type RefundPartProps = { item: ItemOf<'refunds'>; opened: CaseOf<'refunds'> | undefined; error: Error | null };

/** What goes back, why, and where to. */
export function RefundPart({ item, opened, error }: RefundPartProps) {
  const t = useTranslations('admin-money');
  const format = useFormatter();
  const money = useMoney();
  return (
    <section className="queue-stage queue-file" aria-label={t('refunds.case')} tabIndex={0}>
      <div>
        <h2>{t('refunds.head', { amount: money(item), origin: t(`refunds.origins.${item.origin}`) })}</h2>
        <p className="pane-intro">
          {t('since', { date: format.dateTime(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      </div>
      {item.is_own ? (
        <p className="pane note-line">
          <LockIcon />
          {t('refunds.ownText')}
        </p>
      ) : opened ? (
        <>
          <Facts
            facts={[
              { name: t('member'), value: opened.person?.name ?? t('left') },
              { name: t('number'), value: opened.number },
              { name: t('receipt'), value: opened.receipt },
              { name: t('paidWith'), value: [opened.provider, opened.reference].filter(Boolean).join(' · ') },
              { name: t('refunds.askedBy'), value: opened.asked_by },
              { name: t('refunds.why'), value: opened.reason },
            ]}
          />
          {opened.kind === 'due' && (
            <div className="pane">
              <h3>{t('refunds.account')}</h3>
              <p>{opened.account ? t('refunds.accountLine', opened.account) : t('refunds.noAccount')}</p>
              {opened.problem && <p className="cell-second">{t('refunds.problem', { problem: opened.problem })}</p>}
            </div>
          )}
        </>
      ) : (
        <CasePending error={error} />
      )}
    </section>
  );
}

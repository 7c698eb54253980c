import { Link } from '@tanstack/react-router';
import type { DebitBlock } from '@vonk/contract/direct-debit';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { BlockIcon } from '../../ui/icons.ts';
import './direct-debit.css';

type BlockedViewProps = {
  block: DebitBlock;
  /** Where what is owed is paid. */
  children: ReactNode;
};

/** A debit came back: what that means, by whose decision, and how it is put right (T113, T115). */
export function BlockedView({ block, children }: BlockedViewProps) {
  const t = useTranslations('debit.blocked');
  const format = useFormatter();
  const money = useMoney();
  const { settings } = useApp();
  const facts = [
    { label: t('why'), value: t(`reason.${block.reason}`) },
    { label: t('balance'), value: t('balanceValue') },
    { label: t('reading'), value: t('readingValue') },
    { label: t('methods'), value: t('methodsValue') },
    { label: t('who'), value: t('whoValue') },
  ];
  return (
    <div className="debit-blocked grid gap-4">
      <div className="result-shape result-shape-failed" aria-hidden="true">
        <BlockIcon />
      </div>
      <div>
        <h1>{t('title')}</h1>
        <p className="result-text">
          {t('lead', {
            amount: money(block.amount_minor, block.currency),
            day: format.dateTime(new Date(block.returned_at), { day: 'numeric', month: 'long' }),
          })}
        </p>
      </div>
      <section className="panel" aria-labelledby="debit-means">
        <h2 id="debit-means" className="text-lg">
          {t('meansTitle')}
        </h2>
        <dl className="debit-facts">
          {facts.map(({ label, value }) => (
            <div key={label} className="price-row">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel grid gap-3" aria-labelledby="debit-fix">
        <h2 id="debit-fix" className="text-lg">
          {t('fixTitle')}
        </h2>
        <p>
          {block.debt_minor === 0
            ? t('nothing')
            : t('owed', { count: block.debt_credits, amount: money(block.debt_minor, block.currency) })}
        </p>
        {block.debt_minor === 0 ? <LinkButton link={<Link to="/credits" />}>{t('buy')}</LinkButton> : children}
        <p className="text-sm text-ink-2">{t('wrongText')}</p>
        <LinkButton variant="secondary" link={<a href={`mailto:${settings.support_email}`} />}>
          {t('wrong')}
        </LinkButton>
      </section>
      <p className="text-sm text-ink-2">{t('note')}</p>
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { directDebitQuery } from './queries.ts';

/**
 * What an order by direct debit asks first, a mandate, and what it says then: from which account, when, and how many
 * credits come at once (C44).
 */
export function useDebitOrder({ credits, next }: { credits: number; next: string | undefined }): {
  before: ReactNode;
  note: ReactNode;
} {
  const t = useTranslations('debit.order');
  const dayText = useDayText();
  const { call } = useApp();
  const { data: state } = useSuspenseQuery(directDebitQuery(call));
  const { mandate, block } = state;
  if (!mandate || block)
    return {
      before: (
        <section className="purchase-box" aria-label={t('title')}>
          <h2 className="only-wide">{t('title')}</h2>
          <p>{t('lead')}</p>
          <LinkButton
            wide
            link={<Link to="/directdebit" search={{ credits, ...(next === undefined ? {} : { next }) }} />}
          >
            {t('give')}
          </LinkButton>
        </section>
      ),
      note: undefined,
    };
  const ahead = Math.min(credits, state.credits_ahead);
  return {
    before: undefined,
    note: (
      <div className="purchase-small">
        <p>{t('account', { iban: mandate.iban, reference: mandate.reference })}</p>
        <p>{t('due', { day: dayText(state.due_on) })}</p>
        <p>{ahead === 0 ? t('later') : ahead === credits ? t('all') : t('ahead', { count: ahead })}</p>
      </div>
    ),
  };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { directDebitQuery } from './queries.ts';

/** The mandate among the settings, with the way to read and revoke it, or that debits are blocked (T114, T115). */
export function DebitPart() {
  const t = useTranslations('settings.payments');
  const { call } = useApp();
  const { mandate, block } = useSuspenseQuery(directDebitQuery(call)).data;
  if (!mandate && !block) return null;
  return (
    <section>
      <h3>{t('debit')}</h3>
      <ul className="settings-list">
        <li>
          <span>
            {mandate ? mandate.iban : t('blocked')}
            {mandate && <span className="choice-detail">{t('mandate', { reference: mandate.reference })}</span>}
          </span>
          <LinkButton variant="secondary" size="compact" label={t('viewDebit')} link={<Link to="/directdebit" />}>
            {t('view')}
          </LinkButton>
        </li>
      </ul>
    </section>
  );
}

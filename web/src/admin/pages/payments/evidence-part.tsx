import { Link } from '@tanstack/react-router';
import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Pane } from '../../parts/layout/pane.tsx';
import { useCountryName } from '../../../texts/use-country-name.ts';

const known = ['profile', 'network', 'chosen', 'declared', 'payment'] as const;

/** Where its buyer lives and what says so (T49), what their statement says, and whose it is. */
export function EvidencePart({ payment, site }: { payment: PaymentAtDesk; site: number }) {
  const t = useTranslations('admin-payments');
  const countryName = useCountryName();
  const { evidence, statement, member } = payment;
  const kindOf = (kind: string) => known.find((name) => name === kind);
  return (
    <Pane title={t('evidence')}>
      <dl className="facts">
        {evidence.map(({ kind, country }) => {
          const name = kindOf(kind);
          return (
            <Fragment key={`${kind} ${country}`}>
              <dt>{name ? `${t('country')}: ${t(`kinds.${name}`)}` : t('country')}</dt>
              <dd>{countryName(country)}</dd>
            </Fragment>
          );
        })}
        {evidence.length === 0 && (
          <>
            <dt>{t('country')}</dt>
            <dd>{t('none')}</dd>
          </>
        )}
        {statement !== null && (
          <>
            <dt>{t('statement')}</dt>
            <dd>{statement}</dd>
          </>
        )}
        <>
          <dt>{t('member')}</dt>
          <dd>
            {member ? (
              <Link to="/members/$at/$id" params={{ at: String(site), id: member.id }}>
                {member.name}
              </Link>
            ) : (
              t('gone')
            )}
          </dd>
        </>
      </dl>
    </Pane>
  );
}

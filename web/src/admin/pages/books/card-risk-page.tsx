import { useQuery } from '@tanstack/react-query';
import { mayUse } from '@vonk/contract/admin/roles';
import { useFormatter, useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { cardRiskQuery } from './queries.ts';
import { SchemePart } from './scheme-part.tsx';

/** How near the company of a site is to what the card schemes bear; the alarm stands at half of it (T116). */
export function CardRiskPage() {
  const t = useTranslations('admin-books.risk');
  const { call } = useAdmin();
  const format = useFormatter();
  const { site } = useOwnSite(mayUse.books);
  const query = useQuery(cardRiskQuery(call, site));
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded query={query}>
        {({ sites, payments, disputes, returns, schemes }) => (
          <>
            <Pane title={t('counted')}>
              <dl className="facts">
                <dt>{t('sites')}</dt>
                <dd>{format.list(sites)}</dd>
                <dt>{t('payments')}</dt>
                <dd>{format.number(payments)}</dd>
                <dt>{t('disputes')}</dt>
                <dd>{format.number(disputes)}</dd>
                <dt>{t('returns')}</dt>
                <dd>{format.number(returns)}</dd>
              </dl>
            </Pane>
            {schemes.map((scheme) => (
              <Pane key={scheme.scheme} title={t(`schemes.${scheme.scheme}`)}>
                <SchemePart scheme={scheme} />
              </Pane>
            ))}
            <p className="pane-note">{t('note')}</p>
          </>
        )}
      </Loaded>
    </>
  );
}

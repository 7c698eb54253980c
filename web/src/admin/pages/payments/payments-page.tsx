import { useInfiniteQuery } from '@tanstack/react-query';
import { mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FileIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { paymentsQuery, savePayments } from './queries.ts';
import { usePaymentSearch } from './use-payment-search.ts';

/** The payments of one site, to search, to open and to take along. */
export function PaymentsPage() {
  const t = useTranslations('admin-payments');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const { site, name } = useOwnSite(mayUse.books);
  const { asked } = usePaymentSearch();
  const search = { site, ...asked };
  const query = useInfiniteQuery(paymentsQuery(call, search));
  return (
    <>
      <PageHead
        title={t('list')}
        intro={name && t('intro', { site: name })}
        actions={
          <Button
            variant="secondary"
            icon={<FileIcon />}
            busy={isBusy}
            onClick={() => act(() => savePayments(call, search))}
          >
            {t('csv')}
          </Button>
        }
      />
      <PaymentFilters providers={query.data?.pages[0]?.providers ?? []} />
      <section className="pane pane-flush" aria-label={t('list')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const payments = pages.flatMap((page) => page.payments);
            return payments.length === 0 ? (
              <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
            ) : (
              <PaymentsTable payments={payments} site={site} />
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('older')} />
      </section>
    </>
  );
}

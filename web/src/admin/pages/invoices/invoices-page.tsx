import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentKinds, monthPattern } from '@vonk/contract/admin/money/invoices';
import { mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { invoicesQuery } from './queries.ts';

/** The invoices and credit notes of one site, each as its buyer has it (T48). */
export function InvoicesPage() {
  const t = useTranslations('admin-invoices');
  const { call } = useAdmin();
  const { site, name } = useOwnSite(mayUse.books);
  const { number = '', month = '', ...chosen } = useSearch({ from: '/house/invoices' });
  const kind = documentKinds.find((one) => one === chosen.kind);
  const navigate = useNavigate();
  const set = (filter: 'number' | 'kind' | 'month', value: string) =>
    void navigate({
      to: '/invoices',
      search: (before) => ({ ...before, [filter]: value || undefined }),
      replace: true,
    });
  const query = useInfiniteQuery(
    invoicesQuery(call, {
      site,
      ...(number && { number }),
      ...(kind && { kind }),
      ...(monthPattern.test(month) && { month }),
    }),
  );
  return (
    <>
      <PageHead title={t('title')} intro={name && t('intro', { site: name })} />
      <form className="filters" role="search" aria-label={t('search')} onSubmit={(event) => event.preventDefault()}>
        <TypedFilter type="search" label={t('number')} kept={number} onChange={(value) => set('number', value)} />
        <ChipSelect
          label={t('kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('everyKind') },
            ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => set('kind', value)}
        />
        <TypedFilter type="month" label={t('month')} kept={month} onChange={(value) => set('month', value)} />
      </form>
      <section className="pane pane-flush" aria-label={t('title')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const documents = pages.flatMap((page) => page.documents);
            return documents.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <InvoicesTable documents={documents} site={site} />
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('older')} />
      </section>
    </>
  );
}

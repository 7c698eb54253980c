import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { mandateStates } from '@vonk/contract/direct-debit';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { MandatesTable } from './mandates-table.tsx';
import { mandatesQuery } from './queries.ts';

/** The mandates of one site: which stand, came back or fell asleep, and ending one (T114). */
export function MandatesPage() {
  const t = useTranslations('admin-bookings');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.books);
  const { reference = '', ...chosen } = useSearch({ from: '/house/mandates' });
  const state = mandateStates.find((one) => one === chosen.state);
  const navigate = useNavigate();
  const set = (filter: 'state' | 'reference', value: string) =>
    void navigate({
      to: '/mandates',
      search: (before) => ({ ...before, [filter]: value || undefined }),
      replace: true,
    });
  const search = { site, ...(state && { state }), ...(reference && { reference }) };
  const query = useInfiniteQuery(mandatesQuery(call, search));
  const [ending, setEnding] = useState<string>();
  return (
    <>
      <PageHead title={t('mandates')} intro={name && t('mandatesIntro', { site: name })} />
      <form className="filters" role="search" aria-label={t('search')} onSubmit={(event) => event.preventDefault()}>
        <TypedFilter
          type="search"
          label={t('reference')}
          kept={reference}
          onChange={(value) => set('reference', value)}
        />
        <ChipSelect
          label={t('columns.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('everyState') },
            ...mandateStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => set('state', value)}
        />
      </form>
      <section className="pane pane-flush" aria-label={t('mandates')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const mandates = pages.flatMap((page) => page.mandates);
            return mandates.length === 0 ? (
              <EmptyState title={t('noMandates')}>{t('noMandatesText')}</EmptyState>
            ) : (
              <MandatesTable mandates={mandates} onEnd={setEnding} />
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('older')} />
      </section>
      {ending !== undefined && (
        <ReasonDialog
          title={t('endTitle', { reference: ending })}
          text={t('endText')}
          action={t('end')}
          isOfMember
          send={(reason) => call('POST /api/admin/mandate-end', { site, reference: ending, reason })}
          onClose={() => setEnding(undefined)}
          onDone={() => {
            setEnding(undefined);
            toast({ text: t('ended') });
            void queryClient.invalidateQueries({ queryKey: adminKeys.everyMandate });
          }}
        />
      )}
    </>
  );
}

import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '@vonk/contract/admin/member-money';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { AdminCall } from '../../../api/call.ts';
import { useAdmin } from '../../../api/context.ts';
import { adminKeys } from '../../../api/keys.ts';
import { type Column, DataTable } from '../../../parts/layout/data-table.tsx';
import { Loaded } from '../../../parts/layout/pane.tsx';
import type { One } from '../queries.ts';

/** Each reading stands in the log, so nothing is read by itself again. */
const ledgerQuery = (call: AdminCall, one: One) =>
  infiniteQueryOptions({
    queryKey: adminKeys.memberLedger(one.site, one.id),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/member-ledger', { ...one, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What came to a member's credits and went from them, the newest first. */
export function LedgerDialog({ one, onClose }: { one: One; onClose: () => void }) {
  const t = useTranslations('admin-members.money');
  const common = useTranslations('admin');
  const format = useFormatter();
  const { call } = useAdmin();
  const query = useInfiniteQuery(ledgerQuery(call, one));
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ at }) => format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' }),
    },
    { key: 'cause', head: t('cause'), renderCell: ({ cause }) => t(`causes.${cause}`) },
    {
      key: 'credits',
      head: t('columns.credits'),
      isFigure: true,
      renderCell: ({ credits }) => format.number(credits, { signDisplay: 'always' }),
    },
  ];
  return (
    <Dialog open onClose={onClose} title={t('ledgerTitle')} closeLabel={common('close')} shape="wide">
      <Loaded query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <p>{t('noEntries')}</p>
          ) : (
            <DataTable label={t('ledgerTitle')} columns={columns} rows={entries} idOf={({ id }) => id} isNarrow />
          );
        }}
      </Loaded>
      {query.hasNextPage && (
        <div className="pane-more">
          <Button
            variant="secondary"
            size="compact"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

import type { AuthorityRequestAtDesk } from '@vonk/contract/admin/house/authorities';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';
import { useDayText } from '../../../texts/use-day-text.ts';

type AuthoritiesTableProps = {
  requests: readonly AuthorityRequestAtDesk[];
  onOpen: (request: AuthorityRequestAtDesk) => void;
};

const whole = (text: string) => <span className="cell-whole">{text}</span>;

/** What waits, the first deadline first, and then what was answered. */
export function AuthoritiesTable({ requests, onOpen }: AuthoritiesTableProps) {
  const t = useTranslations('admin-authorities');
  const reasons = useTranslations('complaints.reasons');
  const dayText = useDayText({ dateStyle: 'medium' });
  const countryName = useCountryName();
  const columns: readonly Column<AuthorityRequestAtDesk>[] = [
    {
      key: 'authority',
      head: t('columns.authority'),
      renderCell: ({ authority, country, number }) => (
        <>
          {authority}
          <span className="cell-second">{t('from', { country: countryName(country), number })}</span>
        </>
      ),
    },
    {
      key: 'kind',
      head: t('columns.kind'),
      renderCell: ({ kind, concerns }) => (
        <>
          {t(`kinds.${kind}`)}
          <span className="cell-second">{reasons(concerns)}</span>
        </>
      ),
    },
    { key: 'received', head: t('columns.received'), renderCell: ({ received_on: on }) => whole(dayText(on)) },
    { key: 'due', head: t('columns.due'), renderCell: ({ due_on: on }) => whole(dayText(on)) },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ answered, is_overdue: isLate }) => {
        if (answered) return <Status kind="ok">{t(`outcomes.${answered.outcome}`)}</Status>;
        return isLate ? <Status kind="risk">{t('late')}</Status> : <Status kind="new">{t('waits')}</Status>;
      },
    },
    {
      key: 'open',
      head: t('columns.act'),
      isActs: true,
      renderCell: (request) => (
        <TextButton
          className="cell-whole"
          aria-label={t('openOf', { number: request.number })}
          onClick={() => onOpen(request)}
        >
          {t('open')}
        </TextButton>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={requests} idOf={({ id }) => id} />;
}

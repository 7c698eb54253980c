import { type CampaignAtDesk, campaignOutcomes } from '@vonk/contract/admin/house/campaigns';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status, type StatusKind } from '../../parts/status.tsx';

const kinds: Readonly<Record<CampaignAtDesk['state'], StatusKind>> = {
  draft: 'new',
  sending: 'run',
  sent: 'ok',
  stopped: 'off',
};

export type CampaignAct = 'change' | 'send' | 'stop' | 'drop';

/** What can still be done to one: what waits somewhere can be stopped, also after it went to all. */
function actsOf({ state, became }: CampaignAtDesk): readonly CampaignAct[] {
  if (state === 'draft') return ['change', 'send', 'drop'];
  const waits = became.waiting + became.held > 0;
  return state === 'sending' || (state === 'sent' && waits) ? ['stop'] : [];
}

/** What became of one, in the order of how well it went; what came to nothing is left out. */
function Became({ campaign: { noted, became, forgotten } }: { campaign: CampaignAtDesk }) {
  const t = useTranslations('admin-campaigns');
  const format = useFormatter();
  return (
    <>
      <span>{t('noted', { count: noted })}</span>
      <ul className="campaign-became">
        {campaignOutcomes
          .filter((outcome) => became[outcome] > 0)
          .map((outcome) => (
            <li key={outcome}>{t(`became.${outcome}`, { count: format.number(became[outcome]) })}</li>
          ))}
        {forgotten > 0 && <li>{t('forgotten', { count: format.number(forgotten) })}</li>}
      </ul>
    </>
  );
}

type CampaignsTableProps = {
  campaigns: readonly CampaignAtDesk[];
  onAct: (act: CampaignAct, campaign: CampaignAtDesk) => void;
};

/** The messages there are, the newest first, with what became of each for the members it was for. */
export function CampaignsTable({ campaigns, onAct }: CampaignsTableProps) {
  const t = useTranslations('admin-campaigns');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly Column<CampaignAtDesk>[] = [
    {
      key: 'name',
      head: t('columns.name'),
      renderCell: ({ name, kind }) => (
        <>
          {name}
          <span className="cell-second">{t(`kinds.${kind}`)}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ state }) => <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>,
    },
    {
      key: 'became',
      head: t('columns.became'),
      renderCell: (campaign) => campaign.state !== 'draft' && <Became campaign={campaign} />,
    },
    {
      key: 'when',
      head: t('columns.when'),
      renderCell: ({ started_at: at, written_at: written }) =>
        at === null ? t('writtenOn', { day: day(written) }) : t('begunOn', { day: day(at) }),
    },
    {
      key: 'act',
      head: t('columns.act'),
      isActs: true,
      renderCell: (campaign) => {
        const acts = actsOf(campaign);
        return (
          acts.length > 0 && (
            <span className="block-acts">
              {acts.map((act) => (
                <TextButton key={act} aria-label={t(`${act}Of`, campaign)} onClick={() => onAct(act, campaign)}>
                  {t(act)}
                </TextButton>
              ))}
            </span>
          )
        );
      },
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={campaigns} idOf={({ id }) => id} />;
}

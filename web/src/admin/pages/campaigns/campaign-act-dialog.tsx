import { useQuery } from '@tanstack/react-query';
import type { CampaignAtDesk } from '@vonk/contract/admin/house/campaigns';
import { languageNames } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { previewInput, draftOf } from './campaign-draft.ts';
import { previewQuery } from './queries.ts';

type CampaignActDialogProps = {
  site: number;
  act: 'send' | 'stop' | 'drop';
  campaign: CampaignAtDesk;
  onClose: () => void;
  onDone: () => void;
};

/** Asks why it is sent, stopped or thrown away, and does it; before it is sent it says to how many members. */
export function CampaignActDialog({ site, act, campaign, onClose, onDone }: CampaignActDialogProps) {
  const t = useTranslations('admin-campaigns');
  const { call } = useAdmin();
  const sendText = useSendText(site, campaign, act === 'send');
  const { id, written_at: seen, name } = campaign;
  const texts = { send: sendText, stop: t('stopText'), drop: t('dropText') };
  return (
    <ReasonDialog
      title={act === 'drop' ? t('dropOf', { name }) : t(`${act}Title`, { name })}
      text={texts[act]}
      action={t(act)}
      isOfMember={false}
      isHarmless={act === 'send'}
      send={(reason) =>
        act === 'send'
          ? call('POST /api/admin/campaign-start', { site, id, seen, reason })
          : call('POST /api/admin/campaign-stop', { site, id, reason })
      }
      onClose={onClose}
      onDone={onDone}
    />
  );
}

/** To how many members it goes now, and in which languages; counted while one reads. */
function useSendText(site: number, campaign: CampaignAtDesk, isAsked: boolean): string {
  const t = useTranslations('admin-campaigns');
  const common = useTranslations('admin');
  const format = useFormatter();
  const { call } = useAdmin();
  const { data, error } = useQuery({
    ...previewQuery(call, previewInput(site, draftOf(campaign))),
    enabled: isAsked,
  });
  if (error) return error.message;
  if (!data) return common('loading');
  if (data.members === 0) return t('sendNobody');
  const languages = format.list(data.letters.map(({ locale }) => languageNames[locale]));
  return t('sendText', { count: data.members, languages });
}

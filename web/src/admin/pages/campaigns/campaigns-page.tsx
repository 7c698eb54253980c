import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CampaignAtDesk, shownCampaigns } from '@vonk/contract/admin/house/campaigns';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { CampaignActDialog } from './campaign-act-dialog.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { type CampaignDraft, draftOf, newDraft } from './campaign-draft.ts';
import { type CampaignAct, CampaignsTable } from './campaigns-table.tsx';
import { campaignsQuery } from './queries.ts';

type Doing = { act: Exclude<CampaignAct, 'change'>; campaign: CampaignAtDesk };

/** The messages to many members of one site: written, tested, sent, stopped, and what became of each (T58, T93). */
export function CampaignsPage() {
  const t = useTranslations('admin-campaigns');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.campaigns);
  const query = useQuery(campaignsQuery(call, site));
  const [draft, setDraft] = useState<CampaignDraft>();
  const [doing, setDoing] = useState<Doing>();
  const changed = () => void queryClient.invalidateQueries({ queryKey: campaignsQuery(call, site).queryKey });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          query.data && (
            <Button icon={<AddIcon />} onClick={() => setDraft(newDraft())}>
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded query={query}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <section className="pane pane-flush" aria-label={t('title')}>
              <CampaignsTable
                campaigns={campaigns}
                onAct={(act, campaign) =>
                  act === 'change' ? setDraft(draftOf(campaign)) : setDoing({ act, campaign })
                }
              />
              {campaigns.length === shownCampaigns && (
                <p className="pane-note">{t('more', { count: String(shownCampaigns) })}</p>
              )}
            </section>
          )
        }
      </Loaded>
      {draft && query.data && (
        <CampaignDialog
          site={site}
          own={query.data.own_language}
          begun={draft}
          onClose={() => {
            setDraft(undefined);
            changed();
          }}
          onSaved={() => {
            setDraft(undefined);
            toast({ text: t('saved') });
            changed();
          }}
        />
      )}
      {doing && (
        <CampaignActDialog
          site={site}
          {...doing}
          onClose={() => setDoing(undefined)}
          onDone={() => {
            setDoing(undefined);
            toast({ text: t(doing.act === 'send' ? 'sent' : 'stopped') });
            changed();
          }}
        />
      )}
    </>
  );
}

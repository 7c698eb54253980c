import { type CampaignAtDesk, shownCampaigns } from '@vonk/contract/admin/house/campaigns';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useMade } from '../../parts/made/use-made.ts';
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
  const { site, name } = useOwnSite(mayUse.campaigns);
  const { query, changed, done } = useMade(campaignsQuery(call, site));
  const [draft, setDraft] = useState<CampaignDraft>();
  const [doing, setDoing] = useState<Doing>();
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{ label: t('new'), onMake: () => setDraft(newDraft()) }}
        query={query}
        rowsOf={({ campaigns }) => campaigns}
        none={{ title: t('none'), text: t('noneText') }}
        most={{ rows: shownCampaigns, text: t('more', { count: String(shownCampaigns) }) }}
      >
        {({ campaigns }) => (
          <CampaignsTable
            campaigns={campaigns}
            onAct={(act, campaign) => (act === 'change' ? setDraft(draftOf(campaign)) : setDoing({ act, campaign }))}
          />
        )}
      </MadePage>
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
            done(t('saved'));
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
            done(t(doing.act === 'send' ? 'sent' : 'stopped'));
          }}
        />
      )}
    </>
  );
}

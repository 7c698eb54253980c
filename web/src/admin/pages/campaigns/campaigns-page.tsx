import { useInfiniteQuery } from '@tanstack/react-query';
import type { CampaignAtDesk } from '@vonk/contract/admin/house/campaigns';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { adminKeys } from '../../api/keys.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useChanges } from '../../parts/made/use-made.ts';
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
  const { changed, done } = useChanges(adminKeys.campaigns(site));
  const query = useInfiniteQuery(campaignsQuery(call, site));
  const own = query.data?.pages[0]?.own_language;
  const [draft, setDraft] = useState<CampaignDraft>();
  const [doing, setDoing] = useState<Doing>();
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{ label: t('new'), onMake: () => setDraft(newDraft()) }}
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ campaigns }) => campaigns)}
        none={{ title: t('none'), text: t('noneText') }}
        more={<MoreOfList query={query} />}
      >
        {({ pages }) => (
          <CampaignsTable
            campaigns={pages.flatMap(({ campaigns }) => campaigns)}
            onAct={(act, campaign) => (act === 'change' ? setDraft(draftOf(campaign)) : setDoing({ act, campaign }))}
          />
        )}
      </MadePage>
      {draft && own && (
        <CampaignDialog
          site={site}
          own={own}
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

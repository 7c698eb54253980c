import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayUse } from '@vonk/contract/admin/roles';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
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
import { LanderActDialog } from './lander-act-dialog.tsx';
import { LanderDialog } from './lander-dialog.tsx';
import { draftOf, type LanderDraft, newLander } from './lander-draft.ts';
import { type LanderAct, LandersTable } from './landers-table.tsx';
import { landersQuery } from './queries.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** What is being done to one; a number: that version is put back. */
type Doing = { act: Exclude<LanderAct, 'change'> | number; lander: LanderAtDesk };

/** The slugs of a site's landing pages: made, changed, switched off and put back (STAFF-4, PUB-2). */
export function LandersPage() {
  const t = useTranslations('admin-landers');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.landers);
  const query = useQuery(landersQuery(call, site));
  const [draft, setDraft] = useState<LanderDraft>();
  const [doing, setDoing] = useState<Doing>();
  const close = () => {
    setDraft(undefined);
    setDoing(undefined);
    void queryClient.invalidateQueries({ queryKey: landersQuery(call, site).queryKey });
  };
  const done = (text: 'saved' | 'switched' | 'backDone') => {
    close();
    toast({ text: t(text) });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          query.data && (
            <Button icon={<AddIcon />} onClick={() => setDraft(newLander())}>
              {t('new')}
            </Button>
          )
        }
      />
      <Loaded query={query}>
        {({ landers, own_language: own }) =>
          landers.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <section className="pane pane-flush" aria-label={t('title')}>
              <LandersTable
                {...{ landers, own }}
                onAct={(act, lander) => (act === 'change' ? setDraft(draftOf(lander)) : setDoing({ act, lander }))}
              />
            </section>
          )
        }
      </Loaded>
      {draft && query.data && (
        <LanderDialog
          {...{ site }}
          own={query.data.own_language}
          begun={draft}
          onClose={close}
          onSaved={() => done('saved')}
        />
      )}
      {doing?.act === 'versions' && query.data && (
        <VersionsDialog
          {...{ site }}
          own={query.data.own_language}
          lander={doing.lander}
          onBack={(act) => setDoing({ ...doing, act })}
          onClose={close}
        />
      )}
      {doing && doing.act !== 'versions' && (
        <LanderActDialog
          {...{ site }}
          act={doing.act}
          lander={doing.lander}
          onClose={close}
          onDone={() => done(typeof doing.act === 'number' ? 'backDone' : 'switched')}
        />
      )}
    </>
  );
}

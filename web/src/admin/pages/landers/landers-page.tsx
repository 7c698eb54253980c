import { mayUse } from '@vonk/contract/admin/roles';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useMade } from '../../parts/made/use-made.ts';
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
  const { site, name } = useOwnSite(mayUse.landers);
  const made = useMade(landersQuery(call, site));
  const { query } = made;
  const [draft, setDraft] = useState<LanderDraft>();
  const [doing, setDoing] = useState<Doing>();
  const close = () => {
    setDraft(undefined);
    setDoing(undefined);
    made.changed();
  };
  const done = (text: 'saved' | 'switched' | 'backDone') => {
    setDraft(undefined);
    setDoing(undefined);
    made.done(t(text));
  };
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={{ label: t('new'), onMake: () => setDraft(newLander()) }}
        query={query}
        rowsOf={({ landers }) => landers}
        none={{ title: t('none'), text: t('noneText') }}
      >
        {({ landers, own_language: own }) => (
          <LandersTable
            {...{ landers, own }}
            onAct={(act, lander) => (act === 'change' ? setDraft(draftOf(lander)) : setDoing({ act, lander }))}
          />
        )}
      </MadePage>
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

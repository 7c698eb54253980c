import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { mayUse } from '@vonk/contract/admin/roles';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useChanges } from '../../parts/made/use-made.ts';
import { LanderActDialog } from './lander-act-dialog.tsx';
import { LanderDialog } from './lander-dialog.tsx';
import { draftOf, type LanderDraft, newLander } from './lander-draft.ts';
import { type LanderAct, LandersTable } from './landers-table.tsx';
import { landersQuery } from './queries.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';

/** What is being done to one; a number: that version is put back. */
type Doing = { act: Exclude<LanderAct, 'change'> | number; lander: LanderAtDesk; isPictureDeleted?: boolean };

/** The slugs of a site's landing pages: made, changed, switched off and put back (STAFF-4, PUB-2). */
export function LandersPage() {
  const t = useTranslations('admin-landers');
  const { site, name } = useOwnSite(mayUse.landers);
  const made = useChanges(adminKeys.everyLander(site));
  const { query, looked, own } = useLanders(site);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<LanderDraft>();
  const [doing, setDoing] = useState<Doing>();
  const close = () => {
    setDraft(undefined);
    setDoing(undefined);
    made.changed();
  };
  const done = (text: 'saved' | 'switched' | 'backDone' | 'picture.deleteDone') => {
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
        rowsOf={({ pages }) => pages.flatMap(({ landers }) => landers)}
        none={{ title: t('none'), text: t('noneText') }}
        search={{
          label: t('search'),
          kept: looked,
          onChange: (value) =>
            void navigate({
              to: '/landers',
              search: (before) => ({ ...before, name: value || undefined }),
              replace: true,
            }),
          none: { title: t('noneFound'), text: t('noneFoundText') },
        }}
        more={<MoreOfList query={query} />}
      >
        {({ pages }) =>
          own && (
            <LandersTable
              own={own}
              landers={pages.flatMap(({ landers }) => landers)}
              onAct={(act, lander) => (act === 'change' ? setDraft(draftOf(lander)) : setDoing({ act, lander }))}
            />
          )
        }
      </MadePage>
      {draft && own && <LanderDialog {...{ site, own }} begun={draft} onClose={close} onSaved={() => done('saved')} />}
      {doing?.act === 'versions' && own && (
        <VersionsDialog
          {...{ site, own }}
          lander={doing.lander}
          onBack={({ number: act, picture_deleted: isPictureDeleted }) => setDoing({ ...doing, act, isPictureDeleted })}
          onDeleted={() => done('picture.deleteDone')}
          onClose={close}
        />
      )}
      {doing && doing.act !== 'versions' && (
        <LanderActDialog
          {...{ site }}
          act={doing.act}
          isPictureDeleted={doing.isPictureDeleted ?? false}
          lander={doing.lander}
          onClose={close}
          onDone={() => done(typeof doing.act === 'number' ? 'backDone' : 'switched')}
        />
      )}
    </>
  );
}

/** The slugs, as they are looked for in the address, and the language that each has words in. */
function useLanders(site: number) {
  const { call } = useAdmin();
  const { name: looked = '' } = useSearch({ from: '/house/landers' });
  const query = useInfiniteQuery(landersQuery(call, { site, ...(looked !== '' && { name: looked }) }));
  return { query, looked, own: query.data?.pages[0]?.own_language };
}

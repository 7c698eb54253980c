import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedInvented } from '@vonk/contract/admin/sites/invented';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { MadePage } from '../../parts/made/made-page.tsx';
import { useChanges } from '../../parts/made/use-made.ts';
import { type Doing, DoingDialog } from './doing-dialog.tsx';
import { InventedDialog } from './form/invented-dialog.tsx';
import { draftOf, type InventedDraft, newInvented } from './form/invented-draft.ts';
import { InventedFilters } from './invented-filters.tsx';
import { type InventedAct, InventedTable } from './invented-table.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { inventedListQuery, readInvented } from './queries.ts';
import { useInventedSearch } from './use-invented-search.ts';

/** The profiles of a site that are nobody's: made, changed, hidden and put back (STAFF-4, T1). */
export function InventedPage() {
  const t = useTranslations('admin-invented');
  const { call } = useAdmin();
  const toast = useToast();
  const made = useChanges(adminKeys.everyInvented);
  const { site, name } = useOwnSite(mayUse.invented);
  const { search } = useInventedSearch();
  const query = useInfiniteQuery(inventedListQuery(call, { site, ...search }));
  const [draft, setDraft] = useState<InventedDraft>();
  const [doing, setDoing] = useState<Doing>();
  const about = query.data?.pages[0];
  const close = () => {
    setDraft(undefined);
    setDoing(undefined);
    made.changed();
  };
  const done = (text: 'made' | 'saved' | 'switched' | 'backDone') => {
    setDraft(undefined);
    setDoing(undefined);
    made.done(t(text));
  };
  // The row may be older than what stands: what is changed is read anew.
  const begin = async (act: InventedAct, { id }: ListedInvented) => {
    const profile = await readInvented(call, site, id).catch((error: Error) => toast({ text: error.message }));
    if (!profile) return;
    if (act === 'change') setDraft(draftOf(profile));
    else setDoing({ act, profile });
  };
  return (
    <>
      <MadePage
        title={t('title')}
        intro={name && t('intro', { site: name })}
        make={
          about?.is_allowed
            ? { label: t('new'), onMake: () => setDraft(newInvented(about.countries[0], about.genders[0])) }
            : undefined
        }
        above={about?.is_allowed === false && <NotAllowed site={site} />}
        filters={<InventedFilters />}
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ profiles }) => profiles)}
        none={{ title: t('none'), text: t('noneText') }}
        more={<MoreOfList query={query} label={t('more')} />}
      >
        {({ pages }) => (
          <InventedTable
            profiles={pages.flatMap(({ profiles }) => profiles)}
            onAct={(act, profile) => void begin(act, profile)}
          />
        )}
      </MadePage>
      {draft && about && (
        <InventedDialog
          {...{ site }}
          begun={draft}
          countries={about.countries}
          genders={about.genders}
          onClose={close}
          onSaved={() => done(draft.id === null ? 'made' : 'saved')}
        />
      )}
      {doing && <DoingDialog {...{ site, doing }} onDoing={setDoing} onClose={close} onDone={done} />}
    </>
  );
}

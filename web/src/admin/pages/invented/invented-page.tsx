import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedInvented } from '@vonk/contract/admin/sites/invented';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
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
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.invented);
  const { search } = useInventedSearch();
  const query = useInfiniteQuery(inventedListQuery(call, { site, ...search }));
  const [draft, setDraft] = useState<InventedDraft>();
  const [doing, setDoing] = useState<Doing>();
  const about = query.data?.pages[0];
  const close = () => {
    setDraft(undefined);
    setDoing(undefined);
    void queryClient.invalidateQueries({ queryKey: adminKeys.everyInvented });
  };
  const done = (text: 'made' | 'saved' | 'switched' | 'backDone') => {
    close();
    toast({ text: t(text) });
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
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          about?.is_allowed && (
            <Button icon={<AddIcon />} onClick={() => setDraft(newInvented(about.countries[0], about.genders[0]))}>
              {t('new')}
            </Button>
          )
        }
      />
      {about?.is_allowed === false && <NotAllowed site={site} />}
      <InventedFilters />
      <section className="pane pane-flush" aria-label={t('title')} aria-busy={query.isFetching}>
        <Loaded query={query}>
          {({ pages }) => {
            const profiles = pages.flatMap((page) => page.profiles);
            return profiles.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <InventedTable profiles={profiles} onAct={(act, profile) => void begin(act, profile)} />
            );
          }}
        </Loaded>
        <MoreOfList query={query} label={t('more')} />
      </section>
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

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuthorityRequestAtDesk } from '@vonk/contract/admin/house/authorities';
import { mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { AuthoritiesTable } from './authorities-table.tsx';
import { authoritiesQuery } from './queries.ts';
import { RequestDialog } from './request-dialog.tsx';
import { NewRequestDialog } from './new-request-dialog.tsx';

/** What authorities ask of one site, by when, and what they were answered (DSA, articles 9, 10 and 18). */
export function AuthoritiesPage() {
  const t = useTranslations('admin-authorities');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { site, name } = useOwnSite(mayUse.authorities);
  const { term = '' } = useSearch({ from: '/house/authorities' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(authoritiesQuery(call, term === '' ? { site } : { site, term }));
  const today = query.data?.pages[0]?.today;
  const [isNoting, setNoting] = useState(false);
  const [open, setOpen] = useState<AuthorityRequestAtDesk>();
  const done = (text: string) => {
    setNoting(false);
    setOpen(undefined);
    toast({ text });
    void queryClient.invalidateQueries({ queryKey: adminKeys.everyAuthority });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        intro={name && t('intro', { site: name })}
        actions={
          today && (
            <Button icon={<AddIcon />} onClick={() => setNoting(true)}>
              {t('new')}
            </Button>
          )
        }
      />
      <form className="filters" role="search" aria-label={t('search')} onSubmit={(event) => event.preventDefault()}>
        <TypedFilter
          type="search"
          label={t('search')}
          kept={term}
          onChange={(value) =>
            void navigate({
              to: '/authorities',
              search: (before) => ({ ...before, term: value || undefined }),
              replace: true,
            })
          }
        />
      </form>
      <Loaded query={query}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests);
          if (requests.length === 0 && term !== '')
            return <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>;
          if (requests.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
          return (
            <section className="pane pane-flush" aria-label={t('title')}>
              <AuthoritiesTable requests={requests} onOpen={setOpen} />
              <MoreOfList query={query} />
            </section>
          );
        }}
      </Loaded>
      {isNoting && today && (
        <NewRequestDialog site={site} today={today} onClose={() => setNoting(false)} onNoted={() => done(t('noted'))} />
      )}
      {open && (
        <RequestDialog
          site={site}
          request={open}
          onClose={() => setOpen(undefined)}
          onAnswered={() => done(t('answered'))}
        />
      )}
    </>
  );
}

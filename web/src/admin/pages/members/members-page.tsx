import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { SearchIcon } from '../../../ui/icons.ts';
import { useAdmin, useMe } from '../../api/context.ts';
import { useSite } from '../../frame/places/site-chooser.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { MembersTable } from './members-table.tsx';
import { lastSearchQuery, searchMembers } from './queries.ts';

/** Finds a member by what they say of themselves: nobody leafs through members (STAFF-3). */
export function MembersPage() {
  const t = useTranslations('admin-members');
  const format = useFormatter();
  const { call } = useAdmin();
  const me = useMe();
  const site = useSite();
  const queryClient = useQueryClient();
  const { data: last } = useQuery(lastSearchQuery);
  const [term, setTerm] = useState(last?.term ?? '');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) => (typed.trim() === '' ? { term: 'text_required' } : {}),
    send: (typed) => searchMembers(call, me, { term: typed.trim(), site }),
    onSent: (answer) => queryClient.setQueryData(lastSearchQuery.queryKey, answer),
  });
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <Form className="member-search" role="search" aria-label={t('title')} onSend={(form) => submit(form, term)}>
        <TextInput
          label={t('term')}
          error={mistakes['term']}
          value={term}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => {
            mend('term');
            setTerm(value);
          }}
        />
        <Button type="submit" icon={<SearchIcon />} busy={isSending}>
          {t('search')}
        </Button>
      </Form>
      {problem && <Alert kind="error">{problem}</Alert>}
      <p role="status" className="sr-only">
        {last && t('found', { count: last.total })}
      </p>
      {last && (
        <section className="pane pane-flush" aria-label={t('results')} aria-busy={isSending}>
          {last.members.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <MembersTable members={last.members} />
          )}
        </section>
      )}
      {last && last.total > last.members.length && (
        <p className="pane-note">
          {t('more', {
            shown: format.number(last.members.length),
            total: `${format.number(last.total)}${last.isMore ? '+' : ''}`,
          })}
        </p>
      )}
    </>
  );
}

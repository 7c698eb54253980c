import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { maxSearchNameCharacters, type SavedSearch, type SearchFilters } from '@vonk/contract/search';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { savedSearchesQuery, type SearchAddress } from './queries.ts';
import { addressOf } from './search-address.ts';

type SavedSearchesProps = { filters: SearchFilters; onUse: (address: SearchAddress) => void };

/** The searches one keeps: use one again, take one away, keep the one that is shown (SEARCH-1). */
export function SavedSearches({ filters, onUse }: SavedSearchesProps) {
  const t = useTranslations('search');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const query = savedSearchesQuery(call);
  const { data: searches = [] } = useQuery(query);
  const take = ({ searches }: { searches: SavedSearch[] }) => queryClient.setQueryData(query.queryKey, searches);
  const { mutate: remove } = useMutation({
    mutationFn: (id: string) => call('DELETE /api/saved-search.php', { id }),
    onSuccess: take,
  });
  return (
    <section className="saved-searches" aria-label={t('saved')}>
      {searches.length > 0 && (
        <ul>
          {searches.map(({ id, name, filters: kept }) => (
            <li key={id}>
              <TextButton onClick={() => onUse(kept)}>{name}</TextButton>
              <TextButton aria-label={t('deleteNamed', { name })} onClick={() => remove(id)}>
                {t('delete')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <SaveForm filters={filters} onSaved={take} />
    </section>
  );
}

function SaveForm({
  filters,
  onSaved,
}: {
  filters: SearchFilters;
  onSaved: (answer: { searches: SavedSearch[] }) => void;
}) {
  const t = useTranslations('search');
  const { call } = useApp();
  const [name, setName] = useState<string>();
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ name }: { name: string }) => (name.trim() === '' ? { name: 'search_name_required' } : {}),
    send: ({ name }) => call('POST /api/saved-search.php', { name, filters: addressOf(filters, {}) }),
    onSent: (answer) => {
      setName(undefined);
      onSaved(answer);
    },
  });
  if (name === undefined) {
    return (
      <Button variant="secondary" size="compact" onClick={() => setName('')}>
        {t('save')}
      </Button>
    );
  }
  return (
    <Form className="saved-search-form" onSend={(form) => submit(form, { name })}>
      <TextInput
        label={t('name')}
        value={name}
        maxLength={maxSearchNameCharacters}
        error={mistakes['name'] ?? problem}
        autoFocus
        onChange={({ target }) => {
          mend('name');
          setName(target.value);
        }}
      />
      <Button type="submit" busy={isSending}>
        {t('keep')}
      </Button>
    </Form>
  );
}

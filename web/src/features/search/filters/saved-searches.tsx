import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maxSearchNameCharacters, type SavedSearch, type SearchFilters } from '@vonk/contract/search';
import { orientationFilters } from '@vonk/contract/search-lists';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { savedSearchesQuery, type SearchAddress } from '../queries.ts';
import { addressOf, withoutFilters } from '../search-address.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

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

/**
 * What is sent of a search: all of it, until the server asks for consent to keep whom one looks for; then with it, or
 * without what it is about (T75).
 */
function keptOf(filters: SearchFilters, orientation: 'unasked' | 'no' | 'yes') {
  const address = addressOf(filters, {});
  if (orientation === 'yes') return { filters: address, orientation_consent: true as const };
  return { filters: orientation === 'no' ? withoutFilters(address, orientationFilters) : address };
}

function SaveForm({
  filters,
  onSaved,
}: {
  filters: SearchFilters;
  onSaved: (answer: { searches: SavedSearch[] }) => void;
}) {
  const t = useTranslations('search');
  const profile = useTranslations('profile');
  const { call } = useApp();
  const [name, setName] = useState<string>();
  const [orientation, setOrientation] = useState<'unasked' | 'no' | 'yes'>('unasked');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ name }: { name: string }) => (name.trim() === '' ? { name: 'search_name_required' } : {}),
    send: ({ name }) =>
      call('POST /api/saved-search.php', { name, ...keptOf(filters, orientation) }).catch((refusal: unknown) => {
        if (isRefused<'POST /api/saved-search.php'>(refusal, 'consent_required')) setOrientation('no');
        throw refusal;
      }),
    onSent: (answer) => {
      setName(undefined);
      setOrientation('unasked');
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
      {orientation !== 'unasked' && (
        <Checkbox
          detail={`${profile('orientationConsentDetail')} ${t('keptWithout')}`}
          checked={orientation === 'yes'}
          onChange={({ target }) => setOrientation(target.checked ? 'yes' : 'no')}
        >
          {profile('orientationConsent')}
        </Checkbox>
      )}
      <Button type="submit" busy={isSending}>
        {t('keep')}
      </Button>
    </Form>
  );
}

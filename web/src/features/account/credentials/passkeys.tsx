import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import { maxPasskeyNameCharacters, type Passkey } from '@vonk/contract/passkeys';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { type Call, CallError, isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { useDayText } from '../../../texts/use-day-text.ts';

type Answer = CallOutput<'GET /api/passkeys.php'>;

const passkeysQuery = (call: Call) =>
  queryOptions({ queryKey: keys.passkeys, queryFn: () => call('GET /api/passkeys.php', {}) });

/**
 * Keys of the member's devices that log in beside the password: added, named, removed. `onStale`: the password must be
 * given first, then `go` again.
 */
export function Passkeys({ onStale }: { onStale: (go: () => void) => void }) {
  const t = useTranslations('account.passkeys');
  const { call } = useApp();
  const { data } = useSuspenseQuery(passkeysQuery(call));
  const change = useChange(onStale);
  const add = async () => {
    const { makePasskey } = await import('../login/passkey-ceremonies.ts');
    return makePasskey(call, '');
  };
  return (
    <div className="grid gap-4">
      <div>
        <h3>{t('title')}</h3>
        <p className="text-sm text-ink-2">{t('intro')}</p>
      </div>
      {data.passkeys.length > 0 && (
        <ul className="settings-list">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} change={change} />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="justify-self-start" busy={change.isBusy} onClick={() => change.run(add)}>
        {t('add')}
      </Button>
    </div>
  );
}

type Work = () => Promise<Answer | undefined>;

interface Change {
  /** `onDone` once the server took it. */
  run(work: Work, onDone?: () => void): void;
  isBusy: boolean;
}

function useChange(onStale: (go: () => void) => void): Change {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: { work: Work; onDone?: (() => void) | undefined }) => work(),
    onSuccess: (answer, { onDone }) => {
      onDone?.();
      if (answer) queryClient.setQueryData(passkeysQuery(call).queryKey, answer);
    },
    onError: (error, asked) => {
      if (isRefused<'DELETE /api/passkey.php'>(error, 'fresh_login_required')) return onStale(() => mutate(asked));
      toast({ kind: 'error', text: (error instanceof CallError && error.message) || errorText('passkey_failed') });
    },
  });
  return { run: (work, onDone) => mutate({ work, onDone }), isBusy: isPending };
}

function PasskeyRow({
  passkey: { id, name, added_on: added, last_used_on: used },
  change,
}: {
  passkey: Passkey;
  change: Change;
}) {
  const t = useTranslations('account.passkeys');
  const dayText = useDayText();
  const { call } = useApp();
  const [newName, setNewName] = useState<string>();
  if (newName !== undefined) {
    return (
      <li>
        <Form
          className="saved-search-form"
          onSend={() => {
            if (newName.trim() === '') return setNewName(undefined);
            change.run(
              () => call('PUT /api/passkey.php', { id, name: newName }),
              () => setNewName(undefined),
            );
          }}
        >
          <TextInput
            label={t('name')}
            value={newName}
            maxLength={maxPasskeyNameCharacters}
            autoFocus
            onChange={({ target }) => setNewName(target.value)}
          />
          <Button type="submit" size="compact" busy={change.isBusy}>
            {t('save')}
          </Button>
        </Form>
      </li>
    );
  }
  return (
    <li>
      <span>
        {name}
        <span className="choice-detail">
          {used === null
            ? t('added', { day: dayText(added) })
            : t('used', { added: dayText(added), used: dayText(used) })}
        </span>
      </span>
      <span className="settings-list-actions">
        <Button
          variant="secondary"
          size="compact"
          aria-label={t('renameOne', { name })}
          onClick={() => setNewName(name)}
        >
          {t('rename')}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          aria-label={t('removeOne', { name })}
          onClick={() => change.run(() => call('DELETE /api/passkey.php', { id }))}
        >
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}

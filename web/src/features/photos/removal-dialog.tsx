import { maxObjectionCharacters } from '@vonk/contract/objections';
import type { OwnPhoto } from '@vonk/contract/photos';
import { photoStatementKeys } from '@vonk/contract/photo-statement';
import { countGraphemes } from '@vonk/contract/text';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useTakePhotos } from './use-photo-changes.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

type RemovalDialogProps = { photo: OwnPhoto; onClose: () => void; onDismiss: () => void };

/** Why a photo was taken away, on what ground, by whom, and the way to object (T61, T62). */
export function RemovalDialog({ photo: { id, reason, statement }, onClose, onDismiss }: RemovalDialogProps) {
  const t = useTranslations('photos');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const { text, setText, send, isSending, error } = useObjection(id, onClose);
  if (!statement) return null;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const keys = photoStatementKeys({ ...statement, reason: reason ?? 'photo_broken' });
  const mayObject = statement.objection === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removal.title')}
      closeLabel={shell('close')}
      footer={
        <>
          {mayObject && (
            <Button wide busy={isSending} onClick={send}>
              {t('removal.send')}
            </Button>
          )}
          <Button variant="secondary" wide onClick={onDismiss}>
            {t('removal.dismiss')}
          </Button>
        </>
      }
    >
      <div className="photo-removal">
        <p className="font-medium">{t(keys.reason)}</p>
        <p>{keys.behind.map((key) => t(key, { day: day(statement.decided_at) })).join(' ')}</p>
        {mayObject ? (
          <>
            <p>{t(keys.objection, { day: day(statement.object_until) })}</p>
            <Textarea
              label={t('removal.text')}
              error={error}
              value={text}
              counter={counterOf(text, t)}
              onChange={({ target }) => setText(target.value)}
            />
          </>
        ) : (
          <div role="status" className="grid gap-3 break-words">
            <p>{t(`removal.${statement.objection ?? 'waiting'}`)}</p>
            {statement.explanation !== null && <p>{t('removal.because', { explanation: statement.explanation })}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function counterOf(text: string, t: ReturnType<typeof useTranslations<'photos'>>) {
  const used = countGraphemes(text);
  const label = t('counter', { used, most: maxObjectionCharacters });
  return { used, most: maxObjectionCharacters, text: label, nearLabel: label, fullLabel: label };
}

function useObjection(photo: string, onSent: () => void) {
  const t = useTranslations('photos');
  const { call } = useApp();
  const toast = useToast();
  const take = useTakePhotos();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/photo-objection.php', { photo, text }),
    onSuccess: (photos) => {
      take(photos);
      toast({ text: t('removal.sent') });
      onSent();
    },
    onError: (failure) => {
      if (!(failure instanceof CallError) || failure.field === undefined)
        toast({ kind: 'error', text: failure.message });
    },
  });
  return {
    text,
    setText,
    send: () => mutate(),
    isSending: isPending,
    error: error instanceof CallError && error.field === 'text' ? error.message : undefined,
  };
}

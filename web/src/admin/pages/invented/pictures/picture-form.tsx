import { type PictureAtDesk, pictureOrigins } from '@vonk/contract/admin/sites/invented-pictures';
import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { maxAltCharacters } from '@vonk/contract/photos';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useAdmin } from '../../../api/context.ts';
import { NotProved, useWithProof } from '../../../frame/proof/proof-provider.tsx';

interface Answer {
  pictures: PictureAtDesk[];
}
type PictureFormProps = { site: number; profile: string; onAdded: (answer: Answer) => void };

const empty = { file: undefined as File | undefined, origin: '', note: '', alt: '' };

/** A picture to add: the file, by what right it is shown, and what is on it; what was filled in stays if refused. */
export function PictureForm({ site, profile, onAdded }: PictureFormProps) {
  const t = useTranslations('admin-pictures');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [draft, setDraft] = useState(empty);
  /** The field of a file is emptied by drawing it anew. */
  const [round, setRound] = useState(0);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ file, origin, note }: typeof empty) => ({
      ...(!file && { file: 'words_required' as const }),
      ...(origin === '' && { origin: 'words_required' as const }),
      ...(note.trim().length < fewestReasonCharacters && { note: 'text_required' as const }),
    }),
    send: async ({ file, origin: chosen, note, alt }: typeof empty): Promise<Answer | undefined> => {
      const origin = pictureOrigins.find((one) => one === chosen);
      if (!file || !origin) return undefined;
      const input = { site, profile, origin, note: note.trim(), alt: alt.trim() };
      try {
        return await withProof(() => call('POST /api/admin/invented-picture', input, { file }));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => {
      if (!answer) return;
      setDraft(empty);
      setRound(round + 1);
      onAdded(answer);
    },
  });
  const change = (part: Partial<typeof empty>) => {
    for (const name of Object.keys(part)) mend(name);
    setDraft({ ...draft, ...part });
  };
  return (
    <Form className="grid gap-4" aria-label={t('add')} onSend={(form) => submit(form, draft)}>
      <h3>{t('add')}</h3>
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="code-fields">
        <Field label={t('file')} hint={t('fileHint')} error={mistakes['file']}>
          {(control) => (
            <input
              key={round}
              {...control}
              type="file"
              className="input"
              accept="image/jpeg,image/png,image/webp"
              onChange={({ currentTarget: { files } }) => change({ file: files?.[0] })}
            />
          )}
        </Field>
        <Select
          label={t('origin')}
          hint={draft.origin === 'ai' ? t('aiHint') : undefined}
          error={mistakes['origin']}
          placeholder={t('choose')}
          options={pictureOrigins.map((value) => ({ value, label: t(`origins.${value}`) }))}
          value={draft.origin}
          onChange={({ currentTarget: { value } }) => change({ origin: value })}
        />
        <TextInput
          label={t('note')}
          hint={t('noteHint')}
          error={mistakes['note']}
          maxLength={maxReasonCharacters}
          autoComplete="off"
          value={draft.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
        <TextInput
          label={t('alt')}
          hint={t('altHint')}
          maxLength={maxAltCharacters}
          autoComplete="off"
          value={draft.alt}
          onChange={({ currentTarget: { value } }) => change({ alt: value })}
        />
      </div>
      <p className="pane-note">{t('personNote')}</p>
      <Button type="submit" busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}

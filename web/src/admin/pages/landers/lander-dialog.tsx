import { maxReasonCharacters } from '@vonk/contract/admin/words';
import { landerFaces, landerWords } from '@vonk/contract/landers';
import { type Locale, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { draftInput, draftMistakes, hasRoomForPicture, type LanderDraft } from './lander-draft.ts';
import { LanderPictureFields } from './lander-picture-fields.tsx';
import { LanderPlaceFields } from './lander-place-fields.tsx';
import { LanderPreview } from './lander-preview.tsx';
import { LanderTextFields } from './lander-text-fields.tsx';
import { useLanderWords } from './use-lander-words.ts';

type LanderDialogProps = {
  site: number;
  own: Locale;
  begun: LanderDraft;
  onClose: () => void;
  onSaved: () => void;
};

/** A slug with its words in each language beside the others; what was typed stays after a refusal. */
export function LanderDialog({ site, own, begun, onClose, onSaved }: LanderDialogProps) {
  const t = useTranslations('admin-landers');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const { nameOf, titleOf } = useLanderWords();
  const withProof = useWithProof();
  const [draft, setDraft] = useState(begun);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: draftMistakes,
    send: async (typed: LanderDraft) => {
      try {
        await withProof(() => call('PUT /api/admin/lander', draftInput(site, typed)));
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        throw error;
      }
    },
    onSent: (isDone) => isDone && onSaved(),
  });
  const change = (part: Partial<LanderDraft>) => {
    for (const name of Object.keys(part)) mend(name);
    setDraft({ ...draft, ...part });
  };
  const isNew = begun.version === 0;
  const sets = landerWords[draft.lander];
  return (
    <Dialog open onClose={onClose} title={isNew ? t('new') : nameOf(begun)} closeLabel={common('close')} shape="wide">
      <Form className="grid gap-4" onSend={(form) => submit(form, draft)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        {isNew && <LanderPlaceFields draft={draft} mistake={mistakes['slug']} onChange={change} />}
        {sets.length > 1 && (
          <Select
            label={t('words')}
            hint={t('wordsHint')}
            options={sets.map((value) => ({ value, label: titleOf(draft.lander, value) }))}
            value={draft.words}
            onChange={({ currentTarget: { value } }) => change({ words: value })}
          />
        )}
        <h3>{t('texts')}</h3>
        <p className="pane-intro">{t('textsHint')}</p>
        <div className="block-texts">
          {[own, ...locales.filter((locale) => locale !== own)].map((locale) => (
            <LanderTextFields
              key={locale}
              {...{ locale, mistakes }}
              words={draft.texts[locale]}
              onChange={(part, value) => {
                mend(`${locale}.${part}`);
                change({ texts: { ...draft.texts, [locale]: { ...draft.texts[locale], [part]: value } } });
              }}
            />
          ))}
        </div>
        {hasRoomForPicture(draft.lander) && (
          <>
            <Select
              label={t('faces.title')}
              hint={t('faces.hint')}
              options={landerFaces.map((value) => ({ value, label: t(`faces.of.${value}`) }))}
              value={draft.faces}
              onChange={({ currentTarget: { value } }) => change({ faces: value === 'members' ? value : 'none' })}
            />
            <LanderPictureFields
              {...{ site, mistakes }}
              locales={[own, ...locales.filter((locale) => locale !== own)]}
              picture={draft.picture}
              onChange={(picture) => {
                for (const name of [...locales.map((locale) => `${locale}.alt`), 'picture', 'picture.origin'])
                  mend(name);
                change({ picture });
              }}
            />
          </>
        )}
        <LanderPreview {...{ site, draft }} locales={[own, ...locales.filter((locale) => locale !== own)]} />
        <Textarea
          label={t('reason')}
          hint={t('reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          value={draft.reason}
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
        <Button type="submit" wide busy={isSending}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

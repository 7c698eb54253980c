import { campaignFields } from '@vonk/contract/admin/house/campaign-words';
import { type Locale, locales } from '@vonk/contract/locales';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { MailIcon, ShowIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import {
  type CampaignDraft,
  contentMistakes,
  draftInput,
  draftMistakes,
  previewInput,
  writtenWords,
} from './campaign-draft.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { PreviewPart } from './preview-part.tsx';
import type { Preview } from './queries.ts';
import { WordsFields } from './words-fields.tsx';

type CampaignDialogProps = {
  site: number;
  own: Locale;
  begun: CampaignDraft;
  onClose: () => void;
  onSaved: () => void;
};

/** What a press asks for, and of which text. */
interface Asked {
  what: 'look' | 'test' | 'save';
  draft: CampaignDraft;
}

/** A message in each language beside the others: looked at, tested on oneself, and kept; nothing goes out from here. */
export function CampaignDialog({ site, own, begun, onClose, onSaved }: CampaignDialogProps) {
  const t = useTranslations('admin-campaigns');
  const common = useTranslations('admin');
  const format = useFormatter();
  const toast = useToast();
  const { call } = useAdmin();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(begun);
  const [preview, setPreview] = useState<Preview>();
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ what, draft: typed }: Asked) => (what === 'save' ? draftMistakes : contentMistakes)(typed, own),
    send: async ({ what, draft: typed }: Asked) => {
      if (what === 'look') setPreview(await call('POST /api/admin/campaign-preview', previewInput(site, typed)));
      if (what === 'save') await call('PUT /api/admin/campaign', draftInput(site, typed));
      if (what !== 'test') return what;
      const { mails: count } = await call('POST /api/admin/campaign-test', previewInput(site, typed));
      toast({ text: t('tested', { count }) });
      return what;
    },
    onSent: (what) => what === 'save' && onSaved(),
  });
  const change = (part: Partial<CampaignDraft>) => {
    for (const name of Object.keys(part)) mend(name);
    // What is shown is what would go: it is looked at anew after a change.
    setPreview(undefined);
    setDraft({ ...draft, ...part });
  };
  const written = writtenWords(draft);
  const fields = format.list(campaignFields.map((field) => `{${field}}`));
  return (
    <Dialog open onClose={onClose} title={begun.name || t('new')} closeLabel={common('close')} shape="wide">
      <Form ref={form} className="grid gap-4" onSend={(element) => submit(element, { what: 'save', draft })}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <CampaignFields {...{ draft, mistakes }} onChange={change} />
        <h3>{t('words')}</h3>
        <p className="pane-intro">{t('fields', { fields })}</p>
        <div className="block-texts">
          {[own, ...locales.filter((locale) => locale !== own)].map((locale) => (
            <WordsFields
              key={locale}
              {...{ locale, written, mistakes }}
              words={draft.words[locale]}
              onChange={(part, value) => {
                mend(`${locale}.${part}`);
                change({ words: { ...draft.words, [locale]: { ...draft.words[locale], [part]: value } } });
              }}
            />
          ))}
        </div>
        {preview && <PreviewPart preview={preview} />}
        <div className="campaign-acts">
          <Button
            variant="secondary"
            icon={<ShowIcon />}
            busy={isSending}
            onClick={() => submit(form.current, { what: 'look', draft })}
          >
            {t('preview')}
          </Button>
          <Button
            variant="secondary"
            icon={<MailIcon />}
            busy={isSending}
            onClick={() => submit(form.current, { what: 'test', draft })}
          >
            {t('test')}
          </Button>
          <Button type="submit" busy={isSending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

import {
  blockFields,
  type BlockKind,
  blockKinds,
  type BlockTexts,
  maxBlock,
  maxBlockName,
} from '@vonk/contract/admin/house/block-fields';
import type { TextBlock } from '@vonk/contract/admin/house/text-blocks';
import { languageNames, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { ExampleLine } from './example-line.tsx';

export type BlockDraft = Omit<TextBlock, 'changed_at'>;

type BlockDialogProps = {
  site: number;
  siteName: string;
  begun: BlockDraft;
  mayKeep: (kind: BlockKind) => boolean;
  onClose: () => void;
  onSaved: () => void;
};

const written = (texts: BlockTexts): BlockTexts =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : [])));

/** A block in each language beside the others; what is wrong is marked where it stands, and nothing typed is lost. */
export function BlockDialog({ site, siteName, begun, mayKeep, onClose, onSaved }: BlockDialogProps) {
  const t = useTranslations('admin-texts');
  const common = useTranslations('admin');
  const format = useFormatter();
  const { call } = useAdmin();
  const [draft, setDraft] = useState(begun);
  const { id, kind, version, name } = draft;
  const texts = written(draft.texts);
  const isEmpty = Object.keys(texts).length === 0;
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({
      ...(name.trim() === '' && { name: 'text_required' as const }),
      ...(isEmpty && { [locales[0]]: 'text_required' as const }),
    }),
    send: () => call('PUT /api/admin/text-block', { site, id, kind, version, name: name.trim(), texts }),
    onSent: onSaved,
  });
  const fields = format.list(blockFields[kind].map((field) => `{${field}}`));
  return (
    <Dialog open onClose={onClose} title={begun.name || t('new')} closeLabel={common('close')} shape="wide">
      <Form className="grid gap-4" onSend={(form) => submit(form, undefined)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextInput
          label={t('name')}
          hint={t('nameHint')}
          error={mistakes['name']}
          maxLength={maxBlockName}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={({ currentTarget: { value } }) => {
            mend('name');
            setDraft({ ...draft, name: value });
          }}
        />
        {version === 0 && (
          <Select
            label={t('kind')}
            options={blockKinds.filter(mayKeep).map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setDraft({ ...draft, kind: blockKinds.find((one) => one === value) ?? kind })
            }
          />
        )}
        <p className="pane-intro">{t('fields', { fields })}</p>
        <div className="block-texts">
          {locales.map((locale) => (
            <div key={locale}>
              <Textarea
                label={languageNames[locale]}
                lang={locale}
                error={mistakes[locale]}
                maxLength={maxBlock[kind]}
                lines={2}
                value={draft.texts[locale] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  mend(locale);
                  setDraft({ ...draft, texts: { ...draft.texts, [locale]: value } });
                }}
              />
              <ExampleLine kind={kind} locale={locale} texts={texts} site={siteName} />
            </div>
          ))}
        </div>
        <Button type="submit" wide busy={isSending}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

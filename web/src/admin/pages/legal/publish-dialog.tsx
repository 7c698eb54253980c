import { type LegalPage, termsNoticeDays } from '@vonk/contract/admin/sites/legal';
import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { day } from '@vonk/contract/durations';
import { isLocale, languageNames, type Locale } from '@vonk/contract/locales';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { behindAfter, changedIn, draftInput, type LegalDraft, lostBy } from './draft/legal-draft.ts';

type PublishDialogProps = {
  site: number;
  page: LegalPage;
  draft: LegalDraft;
  onClose: () => void;
  onPublished: () => void;
  /** The server refused a language, and says why. */
  onRefused: (locale: Locale, message: string) => void;
};

const refusedLanguage = (error: unknown): error is CallError & { field: Locale } =>
  error instanceof CallError && error.field !== undefined && isLocale(error.field);

/** Says in which languages it goes and from when it holds, names each promise that is lost, and asks why. */
export function PublishDialog({ site, page, draft, onClose, onPublished, onRefused }: PublishDialogProps) {
  const t = useTranslations('admin-legal');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const lost = lostBy(page, draft);
  const [values, setValues] = useState({ reason: '', isKnown: false });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ reason, isKnown }: typeof values) => ({
      ...(lost.length > 0 && !isKnown && { loses: 'words_required' as const }),
      ...(reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
    }),
    send: async ({ reason }) => {
      const input = draftInput(site, page, { draft, loses: lost.map(({ name }) => name), reason });
      try {
        await withProof(() => call('PUT /api/admin/legal-text', input));
        return true;
      } catch (error) {
        if (refusedLanguage(error)) onRefused(error.field, error.message);
        else if (!(error instanceof NotProved)) throw error;
        return false;
      }
    },
    onSent: (isDone) => isDone && onPublished(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('publishOf', { page: t(`pages.${page.page}`) })}
      closeLabel={common('close')}
    >
      <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
        <When {...{ page, draft }} />
        {problem && <Alert kind="error">{problem}</Alert>}
        {lost.length > 0 && (
          <div className="legal-lost">
            <h3>{t('lost')}</h3>
            <ul>
              {lost.map(({ name, line }) => (
                <li key={name}>
                  <code>{name}</code> {line}
                </li>
              ))}
            </ul>
            <Checkbox
              checked={values.isKnown}
              error={mistakes['loses']}
              onChange={({ currentTarget: { checked } }) => {
                mend('loses');
                setValues({ ...values, isKnown: checked });
              }}
            >
              {t('lostKnown')}
            </Checkbox>
          </div>
        )}
        <Textarea
          label={t('reason')}
          hint={t('reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          data-autofocus
          value={values.reason}
          onChange={({ currentTarget: { value } }) => {
            mend('reason');
            setValues({ ...values, reason: value });
          }}
        />
        <Button type="submit" wide busy={isSending}>
          {t('publish')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** From when new terms will hold. */
export const termsFrom = (): Date => new Date(Date.now() + termsNoticeDays * day);

function When({ page, draft }: Pick<PublishDialogProps, 'page' | 'draft'>) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const named = (of: readonly Locale[]) => format.list(of.map((locale) => languageNames[locale]));
  const languages = named(changedIn(draft));
  const behind = behindAfter(page, draft);
  return (
    <>
      <p>
        {page.page === 'terms'
          ? t('publishTerms', { languages, date: format.dateTime(termsFrom(), { dateStyle: 'long' }) })
          : t('publishText', { languages })}
      </p>
      {behind.length > 0 && <p className="pane-note">{t('behind', { languages: named(behind) })}</p>}
    </>
  );
}

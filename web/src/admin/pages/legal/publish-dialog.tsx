import { type LegalPage, termsNoticeDays } from '@vonk/contract/admin/sites/legal';
import { maxTermsSummary } from '@vonk/contract/admin/sites/legal-words';
import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { day } from '@vonk/contract/durations';
import { isLocale, languageNames, type Locale } from '@vonk/contract/locales';
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

/** What is asked beside the texts. */
export interface PublishValues {
  readonly reason: string;
  readonly isKnown: boolean;
  /** Of terms: what they change, by language. */
  readonly summaries: Readonly<Partial<Record<Locale, string>>>;
}

type PublishDialogProps = {
  site: number;
  page: LegalPage;
  draft: LegalDraft;
  /** Kept by the page, so that a refusal takes nothing. */
  values: PublishValues;
  onChange: (values: PublishValues) => void;
  onClose: () => void;
  onPublished: () => void;
  /** The server refused a language, and says why. */
  onRefused: (locale: Locale, message: string) => void;
};

const refusedLanguage = (error: unknown): error is CallError & { field: Locale } =>
  error instanceof CallError && error.field !== undefined && isLocale(error.field);

/** Says in which languages it goes and from when it holds, names each promise that is lost, and asks why. */
export function PublishDialog(props: PublishDialogProps) {
  const { site, page, draft, values, onChange, onClose, onPublished, onRefused } = props;
  const t = useTranslations('admin-legal');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const lost = lostBy(page, draft);
  const told = page.page === 'terms' ? changedIn(draft) : [];
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ reason, isKnown, summaries }: PublishValues) => ({
      ...Object.fromEntries(
        told
          .filter((locale) => (summaries[locale] ?? '').trim() === '')
          .map((locale) => [`${locale}.summary`, 'words_required' as const]),
      ),
      ...(lost.length > 0 && !isKnown && { loses: 'words_required' as const }),
      ...(reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
    }),
    send: async ({ reason, summaries }) => {
      const input = draftInput(site, page, { draft, summaries, loses: lost.map(({ name }) => name), reason });
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
                onChange({ ...values, isKnown: checked });
              }}
            >
              {t('lostKnown')}
            </Checkbox>
          </div>
        )}
        {told.map((locale, at) => (
          <Textarea
            key={locale}
            label={t('summary', { language: languageNames[locale] })}
            hint={at === 0 ? t('summaryHint') : undefined}
            error={mistakes[`${locale}.summary`]}
            lang={locale}
            maxLength={maxTermsSummary}
            data-autofocus={at === 0 || undefined}
            value={values.summaries[locale] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              mend(`${locale}.summary`);
              onChange({ ...values, summaries: { ...values.summaries, [locale]: value } });
            }}
          />
        ))}
        <Textarea
          label={t('reason')}
          hint={t('reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          data-autofocus={told.length === 0 || undefined}
          value={values.reason}
          onChange={({ currentTarget: { value } }) => {
            mend('reason');
            onChange({ ...values, reason: value });
          }}
        />
        <Button type="submit" wide busy={isSending}>
          {t('publish')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** About when new terms will hold: the server says the day, on the clock of the site. */
export const termsFrom = (): Date => new Date(Date.now() + (termsNoticeDays + 2) * day);

function When({ page, draft }: Pick<PublishDialogProps, 'page' | 'draft'>) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const named = (of: readonly Locale[]) => format.list(of.map((locale) => languageNames[locale]));
  const languages = named(changedIn(draft));
  const behind = behindAfter(page, draft);
  return (
    <div>
      <p>
        {page.page === 'terms'
          ? t('publishTerms', { languages, date: format.dateTime(termsFrom(), { dateStyle: 'long' }) })
          : t('publishText', { languages })}
      </p>
      {page.page === 'terms' && <p className="pane-note">{t('told')}</p>}
      {behind.length > 0 && <p className="pane-note">{t('behind', { languages: named(behind) })}</p>}
    </div>
  );
}

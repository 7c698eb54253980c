import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { OwnTerms } from '@vonk/contract/pages';
import { languageNames } from '@vonk/contract/locales';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { termsQuery } from './queries.ts';
import { TermsDialog, type WhichTerms } from './terms-dialog.tsx';

/** Which terms the member agreed to, and the new ones, if there are: theirs go on until they agree to those (T64). */
export function TermsPanel() {
  const t = useTranslations('settings.terms');
  const { call } = useApp();
  const { data } = useSuspenseQuery(termsQuery(call));
  const [reading, setReading] = useState<WhichTerms>();
  const { agreed, next } = data;
  return (
    <div className="grid gap-3">
      <h2>{t('title')}</h2>
      {next && <NewTerms next={next} onRead={() => setReading('next')} />}
      {agreed ? <Agreed agreed={agreed} /> : <p className="text-ink-2">{t('unknown')}</p>}
      {agreed?.is_readable && (
        <TextButton className="justify-self-start" onClick={() => setReading('agreed')}>
          {t('read')}
        </TextButton>
      )}
      {reading && <TermsDialog which={reading} onClose={() => setReading(undefined)} />}
    </div>
  );
}

function Agreed({ agreed: { date, at, language } }: { agreed: NonNullable<OwnTerms['agreed']> }) {
  const t = useTranslations('settings.terms');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  return (
    <p className="text-ink-2">{t('agreed', { at: day(at), date: day(date), language: languageNames[language] })}</p>
  );
}

/** What new terms change, before one agrees to them with one button. */
function NewTerms({ next, onRead }: { next: NonNullable<OwnTerms['next']>; onRead: () => void }) {
  const t = useTranslations('settings.terms');
  const format = useFormatter();
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/terms.php', { version: next.version }),
    onSuccess: () => toast({ text: t('done') }),
    onError: ({ message }) => toast({ kind: 'error', text: message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: termsQuery(call).queryKey }),
  });
  const from = format.dateTime(new Date(next.from), { dateStyle: 'long' });
  return (
    <Alert kind="info" title={next.holds ? t('there') : t('coming', { from })}>
      <p>{t('changes')}</p>
      <ul className="terms-changes">
        {next.summaries.map((summary) => (
          <li key={summary}>{summary}</li>
        ))}
      </ul>
      <p>{t('kept')}</p>
      <div className="terms-acts">
        <Button size="compact" variant="secondary" onClick={onRead}>
          {t('readNext')}
        </Button>
        <Button size="compact" busy={isPending} onClick={() => mutate()}>
          {t('agree')}
        </Button>
      </div>
    </Alert>
  );
}

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import { orNotFound } from '../api/routing/or-not-found.ts';
import { useApp } from '../api/use-app.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/frame/page.tsx';

const smsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.devSms,
    queryFn: async () => (await call('GET /api/dev-sms.php', {})).messages,
    refetchInterval: 3000,
  });

export const Route = createFileRoute('/_empty/dev/sms')({
  staticData: { texts: ['debit'], title: 'debit.box.title' },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(smsQuery(call)).catch(orNotFound),
  component: DevSms,
});

/** The telephones of a demo, where messages land while nobody is configured to send them. */
function DevSms() {
  const t = useTranslations('debit.box');
  const format = useFormatter();
  const { call } = useApp();
  const { data: messages, refetch } = useSuspenseQuery(smsQuery(call));
  return (
    <Page width="narrow">
      <PageHeading
        title={t('title')}
        intro={t('intro')}
        aside={
          <Button variant="secondary" size="compact" onClick={() => void refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      {messages.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <ol className="mt-6 grid gap-3">
          {messages.map(({ id, to, text, received_at: at }) => (
            <li key={id} className="panel">
              <p>{text}</p>
              <p className="text-sm text-ink-2 mt-1">
                {t('to', { number: to })} ·{' '}
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { useFormatter, useTranslations } from 'use-intl';
import { keys } from '../api/keys.ts';
import type { Call } from '../api/call.ts';
import { orNotFound } from '../api/routing/or-not-found.ts';
import { ownSearch } from '../api/routing/own-search.ts';
import { useApp } from '../api/use-app.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading, Panel } from '../ui/frame/page.tsx';

type Mail = CallOutput<'GET /api/dev-mails.php'>['mails'][number];

const mailsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.devMails,
    queryFn: async () => (await call('GET /api/dev-mails.php', {})).mails,
    refetchInterval: 3000,
  });

export const Route = createFileRoute('/_empty/dev/mail')({
  staticData: { texts: ['account'] },
  validateSearch: ownSearch(['mail'], ({ mail }: { mail?: unknown }): { mail?: string } =>
    typeof mail === 'string' ? { mail } : {},
  ),
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(mailsQuery(call)).catch(orNotFound),
  component: DevMail,
});

/** The mailbox of a demo, where mails land while no mail server is configured. */
function DevMail() {
  const t = useTranslations('account.mailbox');
  const { call } = useApp();
  const { mail: chosen } = Route.useSearch();
  const { data: mails, refetch } = useSuspenseQuery(mailsQuery(call));
  const shown = mails.find(({ id }) => id === chosen) ?? mails[0];
  return (
    <Page>
      <PageHeading
        title={t('title')}
        intro={t('intro')}
        aside={
          <span className="flex flex-wrap gap-2">
            <LinkButton variant="secondary" size="compact" link={<Link to="/dev/letters" />}>
              {t('letters')}
            </LinkButton>
            <Button variant="secondary" size="compact" onClick={() => void refetch()}>
              {t('refresh')}
            </Button>
          </span>
        }
      />
      {shown ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-[320px_1fr]">
          <ol className="grid gap-1 content-start">
            {mails.map((mail) => (
              <MailLine key={mail.id} mail={mail} isShown={mail === shown} />
            ))}
          </ol>
          <MailView mail={shown} />
        </div>
      ) : (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      )}
    </Page>
  );
}

function MailLine({ mail, isShown }: { mail: Mail; isShown: boolean }) {
  const t = useTranslations('account.mailbox');
  const format = useFormatter();
  return (
    <li>
      <Link
        to="/dev/mail"
        search={{ mail: mail.id }}
        className={`block rounded-ctl p-3 text-ink no-underline ${isShown ? 'bg-sunken' : ''}`}
        aria-current={isShown ? 'true' : undefined}
      >
        <span className="block font-medium">{mail.subject}</span>
        <span className="block text-sm text-ink-2">
          {mail.from}, {t('to', { address: mail.to })}
        </span>
        <span className="block text-xs text-ink-3">
          {format.dateTime(new Date(mail.received_at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </span>
      </Link>
    </li>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const t = useTranslations('account.mailbox');
  return (
    <div className="grid gap-4 min-w-0">
      <iframe
        key={mail.id}
        title={t('html')}
        src={`/dev/mail/${mail.id}`}
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        className="w-full h-[680px] rounded-panel border border-line"
      />
      <Panel>
        <h2 className="text-lg">{t('text')}</h2>
        <pre className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      </Panel>
    </div>
  );
}

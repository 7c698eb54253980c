import { createFileRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

interface Deleted {
  /** Until when one can come back. */
  until?: string;
  /** It is asked again by mail. */
  now?: boolean;
  /** It was done by the mailed link, or is being tried again. */
  erased?: 'done' | 'queued';
}

export const Route = createFileRoute('/_empty/account-deleted')({
  staticData: { texts: ['account'] },
  validateSearch: ownSearch(['until', 'now', 'erased'], ({ until, now, erased }): Deleted => ({
    ...(typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? { until } : {}),
    ...(now === true || now === 'true' ? { now: true } : {}),
    ...(erased === 'done' || erased === 'queued' ? { erased } : {}),
  })),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: AccountDeleted,
});

/**
 * What happens after one left (LEAVE-1). Who comes by this address alone, or has an account, is told what leaving means
 * and nothing about themself.
 */
function AccountDeleted() {
  const t = useTranslations('account.deleted');
  const { title, text } = useWords();
  return (
    <Page width="column">
      <div className="grid gap-5">
        <PageHeading title={title} intro={text} />
        <LinkButton variant="secondary" wide link={<Link to="/" />}>
          {t('home')}
        </LinkButton>
      </div>
    </Page>
  );
}

function useWords(): { title: string; text: string } {
  const t = useTranslations('account.deleted');
  const format = useFormatter();
  const { settings } = useApp();
  const { until, now, erased } = Route.useSearch();
  const bare = { title: t('bareTitle'), text: t('bareText') };
  if (useUser() !== null) return bare;
  if (erased) return { title: t(`${erased}Title`), text: t(`${erased}Text`) };
  if (now) return { title: t('title'), text: t('nowText') };
  if (until === undefined) return bare;
  const day = format.dateTime(new Date(until), { dateStyle: 'long', timeZone: settings.time_zone });
  return { title: t('title'), text: t('text', { day }) };
}

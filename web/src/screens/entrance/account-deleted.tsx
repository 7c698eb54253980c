import { createFileRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { useApp } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

interface Deleted {
  /** Until when one can come back. */
  until?: string;
  /** It is asked again by mail. */
  now?: boolean;
  erased?: boolean;
}

export const Route = createFileRoute('/_empty/account-deleted')({
  staticData: { texts: ['account'] },
  validateSearch: ownSearch(['until', 'now', 'erased'], ({ until, now, erased }): Deleted => ({
    ...(typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? { until } : {}),
    ...(now === true || now === 'true' ? { now: true } : {}),
    ...(erased === true || erased === 'true' ? { erased: true } : {}),
  })),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: AccountDeleted,
});

/** What happens after one left (LEAVE-1). */
function AccountDeleted() {
  const t = useTranslations('account.deleted');
  const format = useFormatter();
  const { settings } = useApp();
  const { until, now, erased } = Route.useSearch();
  const day = until && format.dateTime(new Date(until), { dateStyle: 'long', timeZone: settings.time_zone });
  const text = now ? t('nowText') : day ? t('text', { day }) : t('erasedText');
  return (
    <Page width="column">
      <div className="grid gap-5">
        <PageHeading title={t(erased || (!now && !day) ? 'erasedTitle' : 'title')} intro={text} />
        <LinkButton variant="secondary" wide link={<Link to="/" />}>
          {t('home')}
        </LinkButton>
      </div>
    </Page>
  );
}

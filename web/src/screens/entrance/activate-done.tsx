import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useUser } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/activate/done')({
  staticData: { texts: ['account'], title: 'account.activated.title' },
  beforeLoad: requireMember,
  component: ActivateDone,
});

function ActivateDone() {
  const t = useTranslations('account.activated');
  const user = useUser();
  return (
    <Page width="column">
      <div className="grid gap-5">
        <PageHeading title={t('title')} intro={t('text', { count: user?.free_messages ?? 0 })} />
        <LinkButton wide link={<Link to="/members" />}>
          {t('next')}
        </LinkButton>
      </div>
    </Page>
  );
}

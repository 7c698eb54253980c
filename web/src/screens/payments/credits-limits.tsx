import { createFileRoute, Link } from '@tanstack/react-router';
import { limitRaiseHours } from '@vonk/contract/credits';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { limitsQuery } from '../../features/credits/queries.ts';
import { SpendingLimits } from '../../features/credits/spending-limits.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/credits/limits')({
  staticData: { texts: ['credits'], title: 'credits.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(limitsQuery(call)),
  component: CreditsLimits,
});

function CreditsLimits() {
  const t = useTranslations('credits');
  return (
    <Page width="column">
      <PageHeading title={t('title')} intro={t('intro', { hours: String(limitRaiseHours) })} />
      <div className="mt-6 grid gap-6">
        <SpendingLimits />
        <LinkButton variant="secondary" link={<Link to="/credits" search={{}} />}>
          {t('back')}
        </LinkButton>
      </div>
    </Page>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { Objection } from '../../features/restrictions/objection.tsx';
import { restrictionQuery } from '../../features/restrictions/queries.ts';
import { Statement } from '../../features/restrictions/statement.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/restriction')({
  staticData: { texts: ['restrictions', 'errors'], title: 'restrictions.pageTitle' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(restrictionQuery(call)),
  component: RestrictionScreen,
});

/** What staff took from this member, why, and the way to object (T61, T62). */
function RestrictionScreen() {
  const t = useTranslations('restrictions');
  const { call } = useApp();
  const { restriction } = useSuspenseQuery(restrictionQuery(call)).data;
  if (!restriction)
    return (
      <Page width="form">
        <PageHeading title={t('noneTitle')} intro={t('noneText')} />
      </Page>
    );
  return (
    <Page width="form">
      <PageHeading title={t(`title.${restriction.kind}`)} intro={t(`intro.${restriction.kind}`)} />
      <div className="grid gap-5 mt-5">
        <Statement restriction={restriction} />
        <h2>{t('objectTitle')}</h2>
        <Objection restriction={restriction} />
        <p className="text-sm text-ink-2">{t('elsewhere')}</p>
        <LinkButton
          variant="secondary"
          className="justify-self-start"
          link={<Link to="/notifications" search={{ section: 'privacy' }} />}
        >
          {t('data')}
        </LinkButton>
      </div>
    </Page>
  );
}

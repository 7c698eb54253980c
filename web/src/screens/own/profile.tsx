import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { PhotoSet } from '../../features/photos/photo-set.tsx';
import { BasicsBlock } from '../../features/profile/basics-block.tsx';
import { Completeness } from '../../features/profile/completeness.tsx';
import { Details, Likings, OwnWords } from '../../features/profile/own-blocks.tsx';
import { OrientationBlock } from '../../features/profile/orientation-block.tsx';
import { PlaceBlock } from '../../features/profile/place/place-block.tsx';
import { ownProfileQuery } from '../../features/profile/queries.ts';
import { regionsQuery } from '../../features/search/queries.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading, Panel } from '../../ui/frame/page.tsx';
import { OwnCard } from './own-card.tsx';
import { loadOwnProfile } from './own-profile-data.ts';

export const Route = createFileRoute('/_default/profile')({
  staticData: { texts: ['profile', 'photos', 'members'], title: 'profile.title' },
  beforeLoad: requireMember,
  loader: ({ context }) => loadOwnProfile(context),
  component: OwnProfileScreen,
});

function OwnProfileScreen() {
  const t = useTranslations('profile');
  const photos = useTranslations('photos');
  const { call } = useApp();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(call));
  const { data: countries } = useSuspenseQuery(regionsQuery(call));
  return (
    <Page>
      <PageHeading title={t('title')} />
      <div className="own-profile">
        <aside className="own-profile-preview">
          <Preview id={profile.id} />
          <Completeness profile={profile} />
        </aside>
        <div className="own-profile-blocks">
          <Panel>
            <section id="photos" className="profile-block">
              <h2>{photos('title')}</h2>
              <p className="profile-block-intro">{photos('intro')}</p>
              <PhotoSet />
              <p className="photo-set-note">
                <Link to="/notifications" search={{ section: 'verification' }}>
                  {photos('verify')}
                </Link>
              </p>
            </section>
          </Panel>
          <OwnWords profile={profile} />
          <PlaceBlock profile={profile} countries={countries} />
          <Likings profile={profile} />
          <Details profile={profile} />
          <OrientationBlock profile={profile} />
          <BasicsBlock profile={profile} />
        </div>
      </div>
    </Page>
  );
}

function Preview({ id }: { id: string }) {
  const t = useTranslations('profile');
  const user = useUser();
  return (
    <section aria-label={t('preview')}>
      <p className="own-profile-label">{t('preview')}</p>
      <OwnCard id={id} />
      <p className="mt-3">
        <LinkButton variant="secondary" size="compact" link={<Link to="/members/$id" params={{ id }} />}>
          {t('openPreview')}
        </LinkButton>
      </p>
      {user?.status === 'not_confirmed' && <p className="own-profile-label mt-2">{t('hiddenUntil')}</p>}
    </section>
  );
}

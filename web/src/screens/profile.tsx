import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { memberQuery, userQuery } from '../api/queries.ts';
import { requireMember } from '../api/require-member.ts';
import { useApp, useUser } from '../api/use-app.ts';
import { PhotoSet } from '../features/photos/photo-set.tsx';
import { photosQuery } from '../features/photos/queries.ts';
import { BasicsBlock } from '../features/profile/basics-block.tsx';
import { Completeness } from '../features/profile/completeness.tsx';
import { Details, Likings, OwnWords } from '../features/profile/own-blocks.tsx';
import { OrientationBlock } from '../features/profile/orientation-block.tsx';
import { PersonCard } from '../features/profile/person-card.tsx';
import { PlaceBlock } from '../features/profile/place-block.tsx';
import { ownProfileQuery } from '../features/profile/queries.ts';
import { regionsQuery } from '../features/search/queries.ts';
import { Page, PageHeading, Panel } from '../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/profile')({
  staticData: { texts: ['profile', 'photos', 'members'], title: 'profile.title' },
  beforeLoad: requireMember,
  loader: async ({ context: { call, queryClient } }) => {
    const user = await queryClient.ensureQueryData(userQuery(call));
    await Promise.all([
      queryClient.ensureQueryData(ownProfileQuery(call)),
      queryClient.ensureQueryData(photosQuery(call)),
      queryClient.ensureQueryData(regionsQuery(call)),
      user && queryClient.ensureQueryData(memberQuery(call, user.profile.id)),
    ]);
  },
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
          <Preview id={profile.id} isHidden={profile.status === 'disabled'} />
          <Completeness profile={profile} />
        </aside>
        <div className="own-profile-blocks">
          <Panel>
            <section id="photos" className="profile-block">
              <h2>{photos('title')}</h2>
              <p className="profile-block-intro">{photos('intro')}</p>
              <PhotoSet />
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

/** The card as others see it; a photo that waits for inspection is shown to its owner with that word. */
function Preview({ id, isHidden }: { id: string; isHidden: boolean }) {
  const t = useTranslations('profile');
  const photos = useTranslations('photos');
  const { call } = useApp();
  const user = useUser();
  const { data: card } = useSuspenseQuery(memberQuery(call, id));
  const { data } = useSuspenseQuery(photosQuery(call));
  const waiting = card.main_image === null ? data.photos.find(({ state }) => state === 'under_inspection') : undefined;
  return (
    <section aria-label={t('preview')}>
      <p className="own-profile-label">
        {t('preview')} ·{' '}
        <Link to="/members/$id" params={{ id }}>
          {t('openPreview')}
        </Link>
      </p>
      <PersonCard card={card} heading="h2" eager waiting={waiting?.card ? { src: waiting.card, label: photos('waiting') } : undefined} />
      {(isHidden || user?.status === 'not_confirmed') && <p className="own-profile-label">{t('hiddenUntil')}</p>}
    </section>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '../../features/landers/heroes/people/gallery.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/gallery/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('gallery', page),
  head: ({ match, loaderData }) => landerHead('gallery', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <Gallery lander={lander} start={useStart()} />
    </LanderPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Network } from '../../features/landers/heroes/people/network.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/socialnetwork/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('socialnetwork', page),
  head: ({ match, loaderData }) => landerHead('socialnetwork', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <Network lander={lander} start={useStart()} />
    </LanderPage>
  );
}

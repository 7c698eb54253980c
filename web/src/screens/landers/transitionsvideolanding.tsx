import { createFileRoute } from '@tanstack/react-router';
import { TwoWorlds } from '../../features/landers/heroes/scenes/two-worlds.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/transitionsvideolanding/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('transitionsvideolanding', page),
  head: ({ match, loaderData }) => landerHead('transitionsvideolanding', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <TwoWorlds lander={lander} start={useStart()} />
    </LanderPage>
  );
}

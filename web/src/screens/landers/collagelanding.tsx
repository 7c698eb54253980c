import { createFileRoute } from '@tanstack/react-router';
import { Collage } from '../../features/landers/heroes/people/collage.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/collagelanding/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('collagelanding', page),
  head: ({ match, loaderData }) => landerHead('collagelanding', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <Collage lander={lander} start={useStart()} />
    </LanderPage>
  );
}

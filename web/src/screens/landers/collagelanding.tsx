import { createFileRoute } from '@tanstack/react-router';
import { Collage } from '../../features/landers/heroes/collage.tsx';
import { LanderPage, useStart } from './lander-page.tsx';
import { landerData, landerHead, leaveAsMember, loadLander } from './lander-route.ts';

export const Route = createFileRoute('/_lander/landers/collagelanding/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('collagelanding', page),
  head: ({ match, loaderData }) => landerHead('collagelanding', match.context, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage>
      <Collage lander={lander} start={useStart()} />
    </LanderPage>
  );
}

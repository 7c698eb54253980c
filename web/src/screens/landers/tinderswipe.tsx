import { createFileRoute } from '@tanstack/react-router';
import { SwipeDeck } from '../../features/landers/heroes/swipe-deck.tsx';
import { LanderPage, useStart } from './lander-page.tsx';
import { landerData, landerHead, leaveAsMember, loadLander } from './lander-route.ts';

export const Route = createFileRoute('/_lander/landers/tinderswipe')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('tinderswipe', page),
  head: ({ match, loaderData }) => landerHead('tinderswipe', match.context, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage>
      <SwipeDeck lander={lander} start={useStart()} />
    </LanderPage>
  );
}

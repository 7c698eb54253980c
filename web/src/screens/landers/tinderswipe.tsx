import { createFileRoute } from '@tanstack/react-router';
import { SwipeDeck } from '../../features/landers/heroes/scenes/swipe-deck.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/tinderswipe')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('tinderswipe', page),
  head: ({ match, loaderData }) => landerHead('tinderswipe', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <SwipeDeck lander={lander} start={useStart()} />
    </LanderPage>
  );
}

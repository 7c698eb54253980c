import { createFileRoute } from '@tanstack/react-router';
import { NoStrings } from '../../features/landers/heroes/people/no-strings.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/whoneedsstrings')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('whoneedsstrings', page),
  head: ({ match, loaderData }) => landerHead('whoneedsstrings', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <NoStrings lander={lander} start={useStart()} />
    </LanderPage>
  );
}

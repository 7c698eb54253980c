import { createFileRoute } from '@tanstack/react-router';
import { NoStrings } from '../../features/landers/heroes/no-strings.tsx';
import { LanderPage, useStart } from './lander-page.tsx';
import { landerData, landerHead, leaveAsMember, loadLander } from './lander-route.ts';

export const Route = createFileRoute('/_lander/landers/whoneedsstrings')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('whoneedsstrings', page),
  head: ({ match, loaderData }) => landerHead('whoneedsstrings', match.context, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage>
      <NoStrings lander={lander} start={useStart()} />
    </LanderPage>
  );
}

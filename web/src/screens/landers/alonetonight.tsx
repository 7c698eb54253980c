import { createFileRoute } from '@tanstack/react-router';
import { Windows } from '../../features/landers/heroes/scenes/windows.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/alonetonight/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('alonetonight', page),
  head: ({ match, loaderData }) => landerHead('alonetonight', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <Windows lander={lander} start={useStart()} />
    </LanderPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { OneVoice } from '../../features/landers/heroes/scenes/one-voice.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/video/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('video', page),
  head: ({ match, loaderData }) => landerHead('video', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <OneVoice lander={lander} start={useStart()} />
    </LanderPage>
  );
}

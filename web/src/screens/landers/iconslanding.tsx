import { createFileRoute } from '@tanstack/react-router';
import { Icons } from '../../features/landers/heroes/scenes/icons.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/iconslanding/{-$slug}')({
  staticData: { ...landerData, texts: [...landerData.texts, 'profile'] },
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('iconslanding', page),
  head: ({ match, loaderData }) => landerHead('iconslanding', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <Icons lander={lander} start={useStart()} />
    </LanderPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { CountryMap } from '../../features/landers/heroes/country-map.tsx';
import { LanderPage, useStart } from './lander-page.tsx';
import { landerData, landerHead, leaveAsMember, loadLander } from './lander-route.ts';

export const Route = createFileRoute('/_lander/landers/maplanding/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: async (page) => {
    const lander = await loadLander('maplanding', page);
    const { loadShape } = await import('../../features/landers/heroes/country-shapes.ts');
    return { lander, shape: lander.map ? await loadShape(lander.map.country) : null };
  },
  head: ({ match, loaderData }) => landerHead('maplanding', match.context, loaderData?.lander),
  component: Screen,
});

function Screen() {
  const content = Route.useLoaderData();
  return (
    <LanderPage>
      <CountryMap {...content} start={useStart()} />
    </LanderPage>
  );
}

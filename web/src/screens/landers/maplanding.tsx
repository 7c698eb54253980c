import { createFileRoute } from '@tanstack/react-router';
import { CountryMap } from '../../features/landers/heroes/map/country-map.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/maplanding/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: async (page) => {
    const lander = await loadLander('maplanding', page);
    const { loadShape } = await import('../../features/landers/heroes/map/country-shapes.ts');
    return { lander, shape: lander.map ? await loadShape(lander.map.country) : null };
  },
  head: ({ match, loaderData }) => landerHead('maplanding', match, loaderData?.lander),
  component: Screen,
});

function Screen() {
  const content = Route.useLoaderData();
  return (
    <LanderPage lander={content.lander}>
      <CountryMap {...content} start={useStart()} />
    </LanderPage>
  );
}

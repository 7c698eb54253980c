import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { PriceButton } from '../../ui/actions/price-button.tsx';
import { Logo } from '../../ui/frame/logo.tsx';
import { ActionBar, PageHeading, Panel, SiteFooter } from '../../ui/frame/page.tsx';
import { SegmentedNav, Tabs } from '../../ui/frame/tabs.tsx';
import { TabBar, TopBar, TopNav } from '../../ui/frame/navigation.tsx';
import { ChatIcon, CreditsIcon, LikeIcon, SearchIcon } from '../../ui/icons.ts';
import { Avatar } from '../../ui/people/avatar.tsx';
import { nowhere, portraits } from './samples.tsx';
import { States } from './states.tsx';

const items = [
  { link: nowhere, icon: <SearchIcon />, label: 'Zoeken', current: true },
  { link: nowhere, icon: <ChatIcon />, label: 'Berichten', badge: { count: 3, label: '3 ongelezen berichten' } },
  { link: nowhere, icon: <LikeIcon />, label: 'Likes', badge: { count: 2, label: '2 nieuwe likes' } },
  { link: nowhere, icon: <CreditsIcon />, label: 'Credits' },
];

const ways = [
  { link: nowhere, label: 'Zoeken', icon: <SearchIcon />, current: true },
  { link: nowhere, label: 'Swipen', icon: <LikeIcon /> },
  { link: nowhere, label: 'Matchfinder', icon: <CreditsIcon /> },
];

export function FrameStates() {
  return (
    <States name="Balken, kop, tabbladen, voet" layout="stack">
      <div className="dev-ui-frame">
        <TopBar
          logo={<Logo name="Avondrood" link={nowhere} />}
          navigation={<TopNav label="Hoofdmenu" items={items} />}
          account={<Avatar src={portraits.mark} />}
        />
        <TabBar label="Hoofdmenu onderaan" items={items} />
      </div>
      <div className="dev-ui-frame">
        <TopBar
          plain
          back={{ link: nowhere, label: 'Terug' }}
          logo={<Logo name="Avondrood" link={nowhere} />}
          account={
            <LinkButton link={nowhere} variant="secondary" size="compact">
              Inloggen
            </LinkButton>
          }
        />
      </div>
      <PageHeading
        title={<span className="block">Leden</span>}
        intro="1.000+ vrouwen, 35–55 jaar, Nederland"
        aside={<SegmentedNav label="Manier van zoeken" items={ways} />}
      />
      <Tabs label="Likes" items={items} />
      <Panel>
        <h3>Wat betekent dit?</h3>
        <p>Luna bestaat niet. Betaalde medewerkers schrijven de berichten.</p>
      </Panel>
      <div className="dev-ui-frame">
        <ActionBar>
          <Button variant="secondary" icon={<LikeIcon />}>
            Like
          </Button>
          <PriceButton action="Bericht" cost="gratis, nog 3" free />
        </ActionBar>
        <SiteFooter
          label="Voet"
          links={[
            { link: nowhere, label: 'Voorwaarden' },
            { link: nowhere, label: 'Hier herroepen' },
          ]}
        >
          18+. Op deze site staan ook fictieve profielen.
        </SiteFooter>
      </div>
    </States>
  );
}

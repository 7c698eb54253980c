import { LinkButton } from '../../ui/actions/button.tsx';
import { Logo } from '../../ui/frame/logo.tsx';
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

export function FrameStates() {
  return (
    <States name="Balken" layout="stack">
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
    </States>
  );
}

import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { CreditsBadge } from '../../ui/feedback/badges.tsx';
import { Logo } from '../../ui/frame/logo.tsx';
import { type NavigationItem, TabBar, TopBar, TopNav } from '../../ui/frame/navigation.tsx';
import { ChatIcon, CreditsIcon, LikeIcon, SearchIcon } from '../../ui/icons.ts';
import { useBack } from './use-back.tsx';
import { AccountMenu } from './account-menu.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The bar over member screens: logo, the four places, the account menu; for visitors the way in. */
export function MainNavigation() {
  const t = useTranslations('shell');
  const { settings } = useApp();
  const user = useUser();
  const items = useItems(user);
  const back = useBack();
  return (
    <TopBar
      back={back}
      logo={<Logo name={settings.name} link={<Link to="/" />} />}
      navigation={user && <TopNav label={t('menu')} items={items} />}
      account={user ? <AccountMenu user={user} /> : <VisitorLinks />}
    />
  );
}

/** The same four places at the foot of a narrow screen. */
export function MainTabs() {
  const t = useTranslations('shell');
  const user = useUser();
  const items = useItems(user);
  return user && <TabBar label={t('menu')} items={items} />;
}

/** They have no place of their own in the menu. */
const waysToSearch = ['/swipe-game', '/match-finder'];

function useItems(user: User | null): NavigationItem[] {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  // A conversation that has not begun stands at the profile's address.
  const place = /^\/members\/[^/]+\/chat$/.test(pathname) ? '/chats' : pathname;
  const isIn = (path: string) => place === path || place.startsWith(`${path}/`);
  const item = (path: string, label: string, icon: NavigationItem['icon']): NavigationItem => ({
    // Which of them is current is said here alone.
    link: <Link to={path} activeOptions={{ exact: true }} />,
    label,
    icon,
    current: isIn(path) || (path === '/members' && waysToSearch.some(isIn)),
  });
  const unread = user?.unread_messages ?? 0;
  const likes = user?.new_likes ?? 0;
  const credits = user?.credits ?? 0;
  return [
    item('/members', t('search'), <SearchIcon />),
    {
      ...item('/chats', t('chats'), <ChatIcon />),
      badge: { count: unread, label: t('unreadBadge', { count: unread }) },
    },
    { ...item('/likes', t('likes'), <LikeIcon />), badge: { count: likes, label: t('likesBadge', { count: likes }) } },
    user?.paid_user
      ? {
          ...item('/credits', t('credits'), <CreditsIcon />),
          extra: credits <= 10 && <CreditsBadge credits={credits} label={t('creditsBadge', { count: credits })} />,
        }
      : item('/premium', t('premium'), <CreditsIcon />),
  ];
}

import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { InfoIcon, LogOutIcon, PersonIcon, SitesIcon } from '../../../ui/icons.ts';
import { useMe } from '../../api/context.ts';
import { useLogOut } from '../login/use-log-out.ts';
import { placeIcons } from '../places/place-icons.tsx';
import { openPlaces, places } from '../places/places.ts';

/** Somewhere the search can lead. */
export interface Goal {
  id: string;
  group: string;
  name: string;
  icon: ReactNode;
  /** At the end of its line: the keys that lead there too. */
  aside?: string | undefined;
  go(): void;
}

/** Everything that one may go to from anywhere. */
export function useGoals(onKeys: () => void): readonly Goal[] {
  const t = useTranslations('admin');
  const me = useMe();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const pages = openPlaces(me.grants).map((name) => {
    const { letter, to } = places[name];
    return {
      id: name,
      group: t('goTo.pages'),
      name: t(`places.${name}`),
      icon: placeIcons[name],
      aside: letter === null ? undefined : t('keys.after', { first: 'G', second: letter.toUpperCase() }),
      go: () => void navigate({ to }),
    };
  });
  const sites = me.sites.map(({ site, name }) => ({
    id: `site-${site}`,
    group: t('goTo.sites'),
    name,
    icon: <SitesIcon />,
    go: () => void navigate({ to: '.', search: (search) => ({ ...search, site: String(site) }) }),
  }));
  const own = t('goTo.own');
  return [
    ...pages,
    ...sites,
    {
      id: 'account',
      group: own,
      name: t('places.account'),
      icon: <PersonIcon />,
      go: () => void navigate({ to: '/account' }),
    },
    { id: 'keys', group: own, name: t('keys.title'), icon: <InfoIcon />, aside: '?', go: onKeys },
    { id: 'log-out', group: own, name: t('logOut'), icon: <LogOutIcon />, go: logOut },
  ];
}

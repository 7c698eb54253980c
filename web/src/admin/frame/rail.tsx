import { Link, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '../../ui/frame/logo.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { useMe } from '../api/context.ts';
import { Initials } from '../parts/initials.tsx';
import { KeyCap } from '../parts/key-cap.tsx';
import { useRoleNames } from '../parts/use-role-names.ts';
import { PlaceBadge } from './places/place-badge.tsx';
import { placeIcons } from './places/place-icons.tsx';
import { openPlaces, placeGroups, type PlaceName, places } from './places/places.ts';
import { SiteChooser } from './places/site-chooser.tsx';

/** The rail of wide screens; it shows only what one's roles may use, and folds to icons beside a queue. */
export function Rail({ onGoTo }: { onGoTo: () => void }) {
  const t = useTranslations('admin');
  const me = useMe();
  const roleNames = useRoleNames();
  const open = openPlaces(me.grants);
  const groups = placeGroups
    .map((group) => ({ group, names: open.filter((name) => places[name].group === group) }))
    .filter(({ names }) => names.length > 0);
  return (
    <aside className="rail">
      <RailLogo />
      <SiteChooser />
      <button type="button" className="go-button" onClick={onGoTo} aria-keyshortcuts="Control+K">
        <SearchIcon />
        <span className="rail-text">{t('goTo.label')}</span>
        <KeyCap>{t('keys.control', { key: 'K' })}</KeyCap>
      </button>
      <nav aria-label={t('navigation')}>
        {groups.map(({ group, names }) => (
          <div key={group}>
            <h2>{t(`groups.${group}`)}</h2>
            <ul>
              {names.map((name) => (
                <RailItem key={name} name={name} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Link to="/account" className="rail-person" activeProps={{ 'aria-current': 'page' }}>
        <Initials name={me.name} />
        <span className="rail-text">
          {me.name}
          <span className="rail-role">{roleNames(me.grants)}</span>
        </span>
      </Link>
    </aside>
  );
}

export function RailLogo() {
  const t = useTranslations('admin');
  return (
    <div className="rail-logo">
      <Logo name="Vonk" link={<Link to="/" />} />
      <span className="house-tag">{t('house')}</span>
    </div>
  );
}

function RailItem({ name }: { name: PlaceName }) {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const { to } = places[name];
  const isHere = pathname === `/admin${to}` || pathname === to || pathname.includes(`${to}/`);
  return (
    <li>
      <Link to={to} className="rail-item" aria-current={isHere ? 'page' : undefined} title={t(`places.${name}`)}>
        {placeIcons[name]}
        <span className="rail-text">{t(`places.${name}`)}</span> <PlaceBadge name={name} />
      </Link>
    </li>
  );
}

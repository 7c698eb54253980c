import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '../../ui/frame/logo.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { AllIcon, PersonIcon, SearchIcon } from '../../ui/icons.ts';
import { useMe } from '../api/context.ts';
import { PlaceBadge } from './places/place-badge.tsx';
import { placeIcons } from './places/place-icons.tsx';
import { openPlaces, places } from './places/places.ts';
import { SiteChooser } from './places/site-chooser.tsx';

/** The bar of small screens: the chosen site and the search. */
export function TopLine({ onGoTo }: { onGoTo: () => void }) {
  const t = useTranslations('admin');
  return (
    <header className="top-line">
      <Logo name="Vonk" link={<Link to="/" />} />
      <SiteChooser />
      <IconButton outlined label={t('goTo.label')} icon={<SearchIcon />} onClick={onGoTo} />
    </header>
  );
}

/** As many as fit beside each other on a phone, with one's account and the rest. */
const mostTabs = 3;

/** The main pages at the foot of small screens; the rest behind "more". */
export function BottomTabs({ onMore }: { onMore: () => void }) {
  const t = useTranslations('admin');
  const me = useMe();
  const open = openPlaces(me.grants);
  return (
    <nav className="bottom-tabs" aria-label={t('navigation')}>
      <ul>
        {open.slice(0, mostTabs).map((name) => (
          <li key={name}>
            <Link to={places[name].to} className="bottom-tab" activeProps={{ 'aria-current': 'page' }}>
              <span className="bottom-tab-icon">
                {placeIcons[name]}
                <PlaceBadge name={name} />
              </span>{' '}
              {t(`places.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/account" className="bottom-tab" activeProps={{ 'aria-current': 'page' }}>
            <span className="bottom-tab-icon">
              <PersonIcon />
            </span>
            {t('places.account')}
          </Link>
        </li>
        {open.length > mostTabs && (
          <li>
            <button type="button" className="bottom-tab" onClick={onMore}>
              <span className="bottom-tab-icon">
                <AllIcon />
              </span>
              {t('more')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

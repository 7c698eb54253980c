import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ChooseIcon, SitesIcon } from '../../../ui/icons.ts';
import { useMe } from '../../api/context.ts';

/** The number of the chosen site; undefined: all that one's roles are for. */
export function useSite(): number | undefined {
  const { site } = useSearch({ from: '/house' });
  const me = useMe();
  return me.sites.find((one) => String(one.site) === site)?.site;
}

/** Which site the pages are about; it stands in the address, so that a link shows the same. */
export function SiteChooser() {
  const t = useTranslations('admin');
  const me = useMe();
  const chosen = useSite();
  const navigate = useNavigate();
  const site = me.sites.find((one) => one.site === chosen);
  return (
    <label className="site-chooser">
      <span className="sr-only">{t('site')}</span>
      {site ? <i className="site-square" style={{ background: site.color }} /> : <SitesIcon />}
      <span className="rail-text site-name" aria-hidden="true">
        {site?.name ?? t('allSites')}
      </span>
      <ChooseIcon />
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ to: '.', search: (search) => ({ ...search, site: value || undefined }) })
        }
      >
        <option value="">{t('allSites')}</option>
        {me.sites.map((one) => (
          <option key={one.site} value={one.site}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

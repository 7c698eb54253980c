import type { StaffGrant } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';

/** What roles are for which sites, one text each: "moderator, all sites". A site one does not see has its number. */
export function useGrantNames(): (
  grants: readonly StaffGrant[],
  sites: readonly { site: number; name: string }[],
) => string[] {
  const t = useTranslations('admin');
  return (grants, sites) =>
    grants.map(({ role, site }) =>
      t('grant', {
        role: t(`roles.${role}`),
        site: site === null ? t('everySite') : (sites.find((one) => one.site === site)?.name ?? String(site)),
      }),
    );
}

import { proofMinutes, type StaffMe } from '@vonk/contract/admin/entrance';
import { minute } from '@vonk/contract/durations';
import type { Staff } from './call.ts';
import type { StaffServices } from './services.ts';

/** Somebody as they see themselves, with the sites that a role of theirs is for. */
export const meOf = ({ sites }: Pick<StaffServices, 'sites'>, staff: Staff): StaffMe => ({
  id: staff.publicId,
  name: staff.name,
  email: staff.email,
  locale: staff.locale,
  grants: [...staff.grants],
  sites: sites
    .all()
    .filter(({ siteId }) => staff.grants.some(({ site }) => site === null || site === siteId))
    .map(({ siteId, name, domain, primaryColor }) => ({ site: siteId, name, host: domain, color: primaryColor })),
  proved_until: new Date(staff.provedAt.getTime() + proofMinutes * minute).toISOString(),
  ends_at: staff.endsAt.toISOString(),
});

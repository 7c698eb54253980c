import type { StaffGrant } from '@vonk/contract/admin/roles';
import { staffRoles } from '@vonk/contract/admin/roles';
import { useFormatter, useTranslations } from 'use-intl';

/** Names the roles of somebody, each once: "moderator, support". */
export function useRoleNames(): (grants: readonly StaffGrant[]) => string {
  const t = useTranslations('admin.roles');
  const format = useFormatter();
  return (grants) =>
    format.list(
      staffRoles.filter((role) => grants.some((grant) => grant.role === role)).map((role) => t(role)),
      { type: 'unit', style: 'short' },
    );
}

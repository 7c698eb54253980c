import type { SiteLine } from '@vonk/contract/admin/sites/sites';
import { useTranslations } from 'use-intl';
import { Status, type StatusKind } from '../../parts/status.tsx';

const kinds: Readonly<Record<SiteLine['signups'], StatusKind>> = { all: 'ok', with_trafficsource: 'run', off: 'hold' };

/** Whether one can become a member of a site. */
export function SignupStatus({ signups }: Pick<SiteLine, 'signups'>) {
  const t = useTranslations('admin-sites.signups');
  return <Status kind={kinds[signups]}>{t(signups)}</Status>;
}

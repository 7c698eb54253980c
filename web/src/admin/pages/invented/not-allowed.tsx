import { Link } from '@tanstack/react-router';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useMe } from '../../api/context.ts';

/** That the site shows no such profiles, and where that is set; who may not set it is told who may. */
export function NotAllowed({ site }: { site: number }) {
  const t = useTranslations('admin-invented');
  const { grants } = useMe();
  return (
    <Alert kind="info">
      {t('notAllowed')}{' '}
      {hasRole(grants, mayUse.sites, site) ? (
        <Link to="/sites/$at" params={{ at: String(site) }}>
          {t('toSetting')}
        </Link>
      ) : (
        t('askOwner')
      )}
    </Alert>
  );
}

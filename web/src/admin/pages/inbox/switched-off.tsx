import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { useTranslations } from 'use-intl';
import { Alert } from '../../../ui/feedback/alert.tsx';

type SwitchedOffProps = { profiles: AdminCallOutput<'GET /api/admin/inbox'>['switched_off'] };

/** Which profiles are switched off while members wrote to them: nobody can answer there, and the members are told. */
export function SwitchedOff({ profiles }: SwitchedOffProps) {
  const t = useTranslations('admin-inbox');
  if (profiles.length === 0) return null;
  return (
    <Alert kind="note" title={t('offTitle')}>
      <ul>
        {profiles.map(({ name, waiting }) => (
          <li key={name}>{t('offLine', { name, count: waiting })}</li>
        ))}
      </ul>
      <p>{t('offText')}</p>
    </Alert>
  );
}

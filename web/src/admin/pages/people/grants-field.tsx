import { type StaffGrant, staffRoles } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { AddIcon, RemoveIcon } from '../../../ui/icons.ts';
import { useMe } from '../../api/context.ts';

export type DraftGrant = StaffGrant & { key: number };

/** The same roles under keys by which their lines are told apart while they change. */
export const draftOf = (grants: readonly StaffGrant[]): DraftGrant[] => grants.map((grant, key) => ({ ...grant, key }));

export const grantsOf = (drafts: readonly DraftGrant[]): StaffGrant[] =>
  drafts.map(({ role, site }) => ({ role, site }));

type GrantsFieldProps = {
  grants: readonly DraftGrant[];
  onChange: (grants: DraftGrant[]) => void;
  error?: string | undefined;
};

/** Roles, each for one site or for all that there are and will be. */
export function GrantsField({ grants, onChange, error }: GrantsFieldProps) {
  const t = useTranslations('admin-people.grants');
  const common = useTranslations('admin');
  const { sites, grants: own } = useMe();
  const mayGiveAll = own.some(({ role, site }) => role === 'owner' && site === null);
  const change = (key: number, part: Partial<StaffGrant>) =>
    onChange(grants.map((grant) => (grant.key === key ? { ...grant, ...part } : grant)));
  const add = () =>
    onChange([
      ...grants,
      {
        role: 'moderator',
        site: mayGiveAll ? null : (sites[0]?.site ?? null),
        key: Math.max(-1, ...grants.map(({ key }) => key)) + 1,
      },
    ]);
  return (
    <FieldGroup label={t('label')} error={error}>
      <ul className="grant-lines">
        {grants.map((grant) => (
          <li key={grant.key}>
            <Select
              label={t('role')}
              value={grant.role}
              options={staffRoles.map((role) => ({ value: role, label: common(`roles.${role}`) }))}
              onChange={({ currentTarget: { value } }) =>
                change(grant.key, { role: staffRoles.find((role) => role === value) ?? grant.role })
              }
            />
            <Select
              label={t('site')}
              value={grant.site ?? ''}
              options={[
                ...(mayGiveAll ? [{ value: '', label: common('allSites') }] : []),
                ...sites.map(({ site, name }) => ({ value: String(site), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change(grant.key, { site: value === '' ? null : Number(value) })
              }
            />
            <IconButton
              label={t('remove', { role: common(`roles.${grant.role}`) })}
              icon={<RemoveIcon />}
              onClick={() => onChange(grants.filter(({ key }) => key !== grant.key))}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="compact" icon={<AddIcon />} onClick={add}>
        {t('add')}
      </Button>
    </FieldGroup>
  );
}

import { type StaffRole, staffRoles } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { DoneIcon } from '../../../ui/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Place, type PlaceName, places } from '../../frame/places/places.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { DataTable } from '../../parts/layout/data-table.tsx';

/** What each role may open, as the rail and the server have it. */
export function RightsTable() {
  const t = useTranslations('admin-people');
  const common = useTranslations('admin');
  const names = Object.keys(places) as PlaceName[];
  const may = (name: PlaceName, role: StaffRole) => (places[name] as Place).roles.includes(role);
  return (
    <Pane title={t('rights')} flush>
      <DataTable
        label={t('rights')}
        rows={names}
        idOf={(name) => name}
        columns={[
          { key: 'place', head: t('page'), renderCell: (name) => common(`places.${name}`) },
          ...staffRoles.map((role) => ({
            key: role,
            head: common(`roles.${role}`),
            renderCell: (name: PlaceName) =>
              may(name, role) ? (
                <span className="text-ok-text">
                  <DoneIcon />
                  <VisuallyHidden>{t('yes')}</VisuallyHidden>
                </span>
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('no')}</VisuallyHidden>
                </>
              ),
          })),
        ]}
      />
    </Pane>
  );
}

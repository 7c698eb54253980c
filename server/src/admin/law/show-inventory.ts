import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { type InventoryEntry, legalBases } from '@vonk/contract/admin/house/inventory';
import { inventory, readDescribedColumns } from '../../inventory/index.ts';
import type { StaffServices } from '../../staff/index.ts';

/** The record of processing (T78), from the database's own words and from what is decided about each table. */
export async function showInventory({
  db,
}: Pick<StaffServices, 'db'>): Promise<AdminCallOutput<'GET /api/admin/inventory'>> {
  const described = await readDescribedColumns(db);
  const entries = described.flatMap(({ table, comment, columns }): InventoryEntry[] => {
    const decision = inventory[table];
    if (!decision) return [];
    const [purpose = '', basis = '', retention = ''] = comment.split('; ');
    const bases = legalBases.filter((one) => basis.split(', ').includes(one));
    return [{ table, columns: [...columns], purpose, retention, bases, on_erasure: decision.leaving ?? 'nobody' }];
  });
  return { entries };
}

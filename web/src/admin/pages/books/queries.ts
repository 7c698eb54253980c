import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { FilesAtDesk } from '@vonk/contract/admin/money/books';
import { saveFile } from '../../../device/files/save-file.ts';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const monthsQuery = (call: AdminCall, search: AdminCallInput<'GET /api/admin/months'>) =>
  queryOptions({
    queryKey: adminKeys.months(search),
    queryFn: () => call('GET /api/admin/months', search),
  });

export const cardRiskQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.cardRisk(site),
    queryFn: () => call('GET /api/admin/card-risk', { site }),
  });

/** Saves the CSV files of a month or a quarter, in one ZIP file. */
export function saveFiles({ name, zip }: FilesAtDesk): void {
  const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0));
  saveFile({ name, type: 'application/zip', content: bytes });
}

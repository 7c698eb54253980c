import type { inventedEndpoints } from '@vonk/contract/admin/sites/invented';
import type { inventedPicturesEndpoints } from '@vonk/contract/admin/sites/invented-pictures';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { listAtDesk, showAtDesk, showVersions } from './list-invented.ts';
import {
  addPicture,
  changePicture,
  listPictures,
  orderPictures,
  type PictureServices,
  removePicture,
} from './pictures.ts';
import { changeAtDesk, makeAtDesk, putBackAtDesk, switchAtDesk } from './write-invented.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const inventedDeskRoutes = (
  services: Pick<StaffServices, 'db'> & PictureServices,
): StaffRoutes<typeof inventedEndpoints & typeof inventedPicturesEndpoints> => ({
  'GET /api/admin/invented-profiles': { handle: (call, input) => listAtDesk(services, call, input) },
  'GET /api/admin/invented-profile': { handle: (call, input) => showAtDesk(services, call, input) },
  'GET /api/admin/invented-versions': { handle: (call, input) => showVersions(services, call, input) },
  'POST /api/admin/invented-profile': { limit: acts, handle: (call, input) => makeAtDesk(services, call, input) },
  'PUT /api/admin/invented-profile': { limit: acts, handle: (call, input) => changeAtDesk(services, call, input) },
  'POST /api/admin/invented-switch': { limit: acts, handle: (call, input) => switchAtDesk(services, call, input) },
  'POST /api/admin/invented-back': { limit: acts, handle: (call, input) => putBackAtDesk(services, call, input) },
  'GET /api/admin/invented-pictures': { handle: (call, input) => listPictures(services, call, input) },
  'POST /api/admin/invented-picture': { limit: acts, handle: (call, input) => addPicture(services, call, input) },
  'PUT /api/admin/invented-picture': { limit: acts, handle: (call, input) => changePicture(services, call, input) },
  'PUT /api/admin/invented-pictures': { limit: acts, handle: (call, input) => orderPictures(services, call, input) },
  'POST /api/admin/invented-picture-removal': {
    limit: acts,
    handle: (call, input) => removePicture(services, call, input),
  },
});

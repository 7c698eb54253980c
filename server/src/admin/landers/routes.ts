import type { landersDeskEndpoints } from '@vonk/contract/admin/sites/landers';
import type { StaffRoutes, StaffServices } from '../../staff/index.ts';
import { deletePictureAtDesk } from './delete-picture.ts';
import { previewAtDesk } from './preview-lander.ts';
import { listAtDesk, showVersions } from './list-landers.ts';
import { type PictureServices, uploadPicture } from './upload-picture.ts';
import { putBackAtDesk, switchAtDesk, writeAtDesk } from './write-lander.ts';

const acts = { max: 60, seconds: 600, per: 'member' } as const;

export const landersDeskRoutes = (
  services: Pick<StaffServices, 'db' | 'config' | 'seal'> & PictureServices,
): StaffRoutes<typeof landersDeskEndpoints> => ({
  'GET /api/admin/landers': { handle: (call, input) => listAtDesk(services, call, input) },
  'GET /api/admin/lander-versions': { handle: (call, input) => showVersions(services, call, input) },
  'PUT /api/admin/lander': { limit: acts, handle: (call, input) => writeAtDesk(services, call, input) },
  'POST /api/admin/lander-picture': { limit: acts, handle: (call) => uploadPicture(services, call) },
  'POST /api/admin/lander-picture-delete': {
    limit: acts,
    handle: (call, input) => deletePictureAtDesk(services, call, input),
  },
  'POST /api/admin/lander-preview': { handle: (call, input) => previewAtDesk(services, call, input) },
  'POST /api/admin/lander-switch': { limit: acts, handle: (call, input) => switchAtDesk(services, call, input) },
  'POST /api/admin/lander-back': { limit: acts, handle: (call, input) => putBackAtDesk(services, call, input) },
});

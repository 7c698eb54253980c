import { hourSeconds } from '@vonk/contract/durations';
import type { photosEndpoints } from '@vonk/contract/photos';
import type { verificationEndpoints } from '@vonk/contract/verification';
import type { ModuleRoutes } from '../accounts/index.ts';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import { cutPhoto } from './cut/cut-photo.ts';
import { objectToRemoval } from './objections/object-to-removal.ts';
import { changePhoto, deletePhoto, listOwnPhotos, orderPhotos } from './own-photos.ts';
import type { PhotoServices } from './services.ts';
import { uploadPhoto } from './upload-photo.ts';
import { beginVerification } from './verification/begin-verification.ts';
import { sendEvidence } from './verification/send-evidence.ts';
import { readOwnVerification } from './verification/own-verification.ts';
import { withdrawVerification } from './verification/withdraw-verification.ts';

export const photosRoutes = (
  services: PhotoServices,
): ModuleRoutes<typeof photosEndpoints & typeof verificationEndpoints> => ({
  'GET /api/photos.php': { access: 'member', handle: (call) => listOwnPhotos(services, call) },
  'POST /api/photo.php': {
    access: 'member',
    limit: limitsOf({ max: 40, firstDay: 30, seconds: 600 }),
    handle: (call) => uploadPhoto(services, call),
  },
  'PUT /api/photo.php': { access: 'member', handle: (call, input) => changePhoto(services, call, input) },
  'POST /api/photo-cut.php': {
    access: 'member',
    limit: { max: 60, seconds: 600, per: 'member' },
    handle: (call, input) => cutPhoto(services, call, input),
  },
  'PUT /api/photos.php': { access: 'member', handle: (call, input) => orderPhotos(services, call, input) },
  'POST /api/photo-objection.php': {
    access: 'member',
    limit: { max: 10, seconds: hourSeconds, per: 'member' },
    handle: (call, input) => objectToRemoval(services, call, input),
  },
  'DELETE /api/photo.php': { access: 'member', handle: (call, input) => deletePhoto(services, call, input) },
  'GET /api/verification.php': { access: 'member', handle: (call) => readOwnVerification(services.db, call) },
  'POST /api/verification.php': {
    access: 'member',
    limit: { max: 30, seconds: hourSeconds, per: 'member' },
    handle: (call, input) => beginVerification(services, call, input),
  },
  'POST /api/verification-photo.php': {
    access: 'member',
    limit: { max: 20, seconds: hourSeconds, per: 'member' },
    handle: (call) => sendEvidence(services, call),
  },
  'DELETE /api/verification.php': { access: 'member', handle: (call) => withdrawVerification(services, call) },
});

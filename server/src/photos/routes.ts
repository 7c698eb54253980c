import type { photosEndpoints } from '@vonk/contract/photos';
import type { ModuleRoutes } from '../accounts/index.ts';
import { chooseMainPhoto, deletePhoto, listOwnPhotos } from './own-photos.ts';
import type { PhotoServices } from './services.ts';
import { uploadPhoto } from './upload-photo.ts';

/** A member's own photos. */
export const photosRoutes = (services: PhotoServices): ModuleRoutes<typeof photosEndpoints> => ({
  'GET /api/photos.php': { access: 'member', handle: (call) => listOwnPhotos(services.db, call) },
  'POST /api/photo.php': {
    access: 'member',
    limit: { max: 40, seconds: 600, per: 'member' },
    handle: (call) => uploadPhoto(services, call),
  },
  'PUT /api/photo.php': { access: 'member', handle: (call, input) => chooseMainPhoto(services, call, input) },
  'DELETE /api/photo.php': { access: 'member', handle: (call, input) => deletePhoto(services, call, input) },
});

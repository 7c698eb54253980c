import type { chatPhotosEndpoints } from '@vonk/contract/chat-photos';
import type { ModuleRoutes } from '../accounts/index.ts';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import { sendPhoto } from './send-photo.ts';
import type { ChatPhotoServices } from './services.ts';
import { showPhotos } from './show-photos.ts';

export const chatPhotosRoutes = (services: ChatPhotoServices): ModuleRoutes<typeof chatPhotosEndpoints> => ({
  'GET /api/chat-photo.php': { access: 'member', handle: (call, input) => showPhotos(services, call, input) },
  'POST /api/chat-photo.php': {
    access: 'member',
    limit: limitsOf({ max: 30, firstDay: 15, seconds: 600 }),
    handle: (call, input) => sendPhoto(services, call, input),
  },
});

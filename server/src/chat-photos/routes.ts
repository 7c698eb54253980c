import type { chatPhotosEndpoints } from '@vonk/contract/chat-photos';
import type { ModuleRoutes } from '../accounts/index.ts';
import { sendPhoto } from './send-photo.ts';
import type { ChatPhotoServices } from './services.ts';

export const chatPhotosRoutes = (services: ChatPhotoServices): ModuleRoutes<typeof chatPhotosEndpoints> => ({
  'POST /api/chat-photo.php': {
    access: 'member',
    limit: { max: 30, seconds: 600, per: 'member' },
    handle: (call, input) => sendPhoto(services, call, input),
  },
});

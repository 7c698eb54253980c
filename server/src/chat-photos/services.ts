import type { ChatServices } from '../chat/index.ts';
import type { Storage } from '../platform/storage.ts';

export interface ChatPhotoServices extends ChatServices {
  readonly storage: Storage;
}

import type { ChatServices } from '../chat/index.ts';
import type { PhotoServices } from '../photos/index.ts';
import type { Log } from '../platform/log.ts';

export interface DemoServices extends ChatServices, PhotoServices {
  readonly db: PhotoServices['db'];
  readonly live: ChatServices['live'];
  readonly log: Log;
}

import * as z from 'zod/mini';
import { sendErrors, sent, sentPhoto } from './chat.ts';
import { endpoints } from './endpoint.ts';
import { publicId } from './profile.ts';

/** Where a photo of a chat lies; only the two who share it get it. */
export const chatPhotoAddress = (id: string, variant: 'blur' | 'card' | 'full' | 'thumb'): string =>
  `/api/chat-photo-file.php?photo=${id}&variant=${variant}`;

export const chatPhotosEndpoints = endpoints({
  /**
   * Sends a photo to a member: the body is the file. Premium only (CHAT-6); a repeated key gets the first answer and is
   * not charged again.
   */
  'POST /api/chat-photo.php': {
    body: 'file',
    input: z.object({ profile: publicId, key: z.uuid() }),
    output: z.extend(sent, { photo: sentPhoto }),
    errors: [
      'premium_required',
      'photo_heic',
      'photo_type',
      'photo_broken',
      'photo_pixels',
      'photo_refused',
      ...sendErrors,
    ],
  },
});

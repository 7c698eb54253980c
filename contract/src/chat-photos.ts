import * as z from 'zod/mini';
import { sendErrors, sent, sentPhoto } from './chat.ts';
import { endpoints } from './endpoint.ts';
import { photoFileErrors } from './photos.ts';
import { publicId } from './profile.ts';

export const maxAskedPhotos = 60;
const askedPhotos = z.string().check(z.regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${maxAskedPhotos - 1}}$`)));

export const chatPhotosEndpoints = endpoints({
  /**
   * Addresses of the files of photos that I sent or was sent, by their ids, joined by commas. They are mine alone and
   * end with the hour (T83); what is not there is left out.
   */
  'GET /api/chat-photo.php': {
    input: z.object({ photos: askedPhotos }),
    output: z.object({
      photos: z.array(
        z.object({ id: z.string(), thumb: z.string(), card: z.string(), full: z.string(), blur: z.string() }),
      ),
    }),
    errors: [],
  },
  /**
   * Sends a photo to a member: the body is the file. Premium only (CHAT-6); a repeated key gets the first answer and is
   * not charged again.
   */
  'POST /api/chat-photo.php': {
    body: 'file',
    input: z.object({ profile: publicId, key: z.uuid() }),
    output: z.extend(sent, { photo: sentPhoto }),
    errors: ['premium_required', ...photoFileErrors, 'photo_refused', ...sendErrors],
  },
});

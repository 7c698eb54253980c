import * as z from 'zod/mini';
import { hour } from '@vonk/contract/durations';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { deleteFiles, dropPhoto, readUnsent } from './chat-photos.ts';
import type { ChatPhotoServices } from './services.ts';

const filePayload = z.object({ siteId: z.int(), key: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'delete-chat-photo-files': z.infer<typeof filePayload>;
    'sweep-chat-photos': NoPayload;
  }
}

export const deleteChatPhotoFiles = ({
  storage,
}: Pick<ChatPhotoServices, 'storage'>): Tasks['delete-chat-photo-files'] =>
  job(filePayload, (file) => deleteFiles(storage, file));

const unsentHours = 24;

/** The daily job that takes away what was taken in but never sent. */
export const sweepChatPhotos =
  ({ storage }: Pick<ChatPhotoServices, 'storage'>): Tasks['sweep-chat-photos'] =>
  async (_, { db, now }) => {
    for (const photo of await readUnsent(db, new Date(now.getTime() - unsentHours * hour))) {
      await deleteFiles(storage, photo);
      await db.transact((tx) => dropPhoto(tx, photo));
    }
  };

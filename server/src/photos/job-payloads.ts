import * as z from 'zod/mini';

/** What jobs about a photo are handed, by its inner id. */
export const photoPayload = z.object({ siteId: z.int(), photo: z.string() });
/** What the job of an upload is handed: the file's ending tells where it lies. */
export const uploadPayload = z.extend(photoPayload, { ending: z.string() });
/** What jobs that delete files are handed: the key outlives the row. */
export const filePayload = z.object({ siteId: z.int(), key: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'process-photo': z.infer<typeof uploadPayload>;
    'approve-photo': z.infer<typeof photoPayload>;
    'check-photo': z.infer<typeof photoPayload>;
    'move-removed-files': z.infer<typeof photoPayload>;
    'make-cut': z.infer<typeof photoPayload>;
    'delete-photo-files': z.infer<typeof filePayload>;
    'delete-evidence': z.infer<typeof filePayload>;
    'check-waiting-photos': NoPayload;
    'forget-evidence': NoPayload;
    'sweep-photos': NoPayload;
  }
}

import { type PhotoVariant, photoVariants } from '@vonk/contract/photos';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { Storage, StorageKey } from '../platform/storage.ts';
import type { SiteScope } from '../sites/index.ts';

export interface ChatPhoto extends SiteScope {
  readonly id: string;
  readonly publicId: string;
  readonly key: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly sentAt: Date | null;
}

const columns = 'site_id as "siteId", id, public_id as "publicId", key, width, height, sent_at as "sentAt"';
const insert =
  sql(`insert into chat_photos (site_id, id, public_id, sender_id, recipient_id, client_key, key, content_hash,
    created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict on constraint chat_photos_once do nothing`);
const byKey = sql(`select ${columns} from chat_photos where site_id = $1 and sender_id = $2 and client_key = $3`);
// The message tells the recipient the photo's name, and may do so a moment before `sent_at` is written.
const shared = sql(`select ${columns} from chat_photos
  where site_id = $1 and public_id = any($3) and (sender_id = $2 or (recipient_id = $2 and width is not null))`);
const ofSender = sql(`select ${columns} from chat_photos where site_id = $1 and sender_id = $2`);
const ofRecipient = sql(
  `select ${columns} from chat_photos where site_id = $1 and recipient_id = $2 and sent_at is not null`,
);
const setSize = sql('update chat_photos set width = $3, height = $4 where site_id = $1 and id = $2');
const setSent = sql('update chat_photos set sent_at = coalesce(sent_at, $3) where site_id = $1 and id = $2');
const drop = sql('delete from chat_photos where site_id = $1 and id = $2');
const unsent = sql(`select ${columns} from chat_photos
  where sent_at is null and created_at < $1 and site_id in (select site_id from sites_here)
  order by created_at limit 500`);

export interface NewChatPhoto {
  readonly id: string;
  readonly publicId: string;
  readonly recipientId: string;
  readonly clientKey: string;
  readonly key: string;
  readonly contentHash: Buffer;
  readonly now: Date;
}

/** Adds a photo, or finds the one that a repeated send is about. */
export async function keepPhoto(tx: Tx, { siteId, memberId }: Scope, photo: NewChatPhoto): Promise<ChatPhoto> {
  const { id, publicId, recipientId, clientKey, key, contentHash, now } = photo;
  await tx.run(insert, [siteId, id, publicId, memberId, recipientId, clientKey, key, contentHash, now]);
  return tx.one<ChatPhoto>(byKey, [siteId, memberId, clientKey]);
}

export const noteSize = async (
  tx: Tx,
  { siteId, id }: ChatPhoto,
  { width, height }: { width: number; height: number },
): Promise<void> => void (await tx.run(setSize, [siteId, id, width, height]));

export const noteSent = async (tx: Tx, { siteId, id }: ChatPhoto, now: Date): Promise<void> =>
  void (await tx.run(setSent, [siteId, id, now]));

export const dropPhoto = async (tx: Tx, { siteId, id }: ChatPhoto): Promise<void> =>
  void (await tx.run(drop, [siteId, id]));

/** Those of these photos that the member sent or was sent. */
export const findSharedPhotos = (
  reader: Reader,
  { siteId, memberId }: Scope,
  publicIds: readonly string[],
): Promise<ChatPhoto[]> => reader.rows<ChatPhoto>(shared, [siteId, memberId, publicIds]);

/** All photos that a member sent, or was about to. */
export const readSentPhotos = (reader: Reader, { siteId, memberId }: Scope): Promise<ChatPhoto[]> =>
  reader.rows<ChatPhoto>(ofSender, [siteId, memberId]);

/** All photos that a member was sent. */
export const readReceivedPhotos = (reader: Reader, { siteId, memberId }: Scope): Promise<ChatPhoto[]> =>
  reader.rows<ChatPhoto>(ofRecipient, [siteId, memberId]);

/** Photos of all sites that were never sent. */
export const readUnsent = (reader: Reader, before: Date): Promise<ChatPhoto[]> =>
  reader.rows<ChatPhoto>(unsent, [before]);

/** Where a file of a photo lies. */
export const sentPhotoKey = ({ siteId, key }: Pick<ChatPhoto, 'siteId' | 'key'>, variant: PhotoVariant): StorageKey =>
  `chat-photos/${siteId}/${key}/${variant}-v1.webp`;

/** Deletes the files of a photo; those that are gone already are fine. */
export async function deleteFiles(storage: Storage, photo: Pick<ChatPhoto, 'siteId' | 'key'>): Promise<void> {
  for (const variant of photoVariants) await storage.delete(sentPhotoKey(photo, variant));
}

import { join } from 'node:path';
import { openFolderStorage } from '../platform/storage/folder.ts';
import { openS3Storage } from '../platform/storage/s3.ts';
import type { Storage } from '../platform/storage.ts';
import type { Config } from './config.ts';

/** The bucket when one is configured, else a folder of the data. */
export async function openStorage({
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_ENDPOINT,
  DATA_DIR,
}: Config): Promise<Storage> {
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    return openFolderStorage(join(DATA_DIR, 'files'));
  return openS3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT }),
  });
}

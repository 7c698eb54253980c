import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { checkKey, checkPrefix, typeOf, type Storage } from '../storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /**
   * Of an S3-compatible store that is not Amazon's, for instance `https://s3.example.com`; the bucket then stands in
   * the path.
   */
  endpoint?: string;
}

/** Keeps files in a bucket of S3 or a compatible store. The client is loaded here, so that nobody else pays for it. */
export async function openS3Storage(options: S3Options): Promise<Storage> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket } = options;
  const client = new S3Client(clientConfig(options));
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: bytes, ContentType: typeOf(key) }));
    },
    putFile: async (key, path) => {
      const { size } = await stat(path);
      const about = { Bucket, Key: checkKey(key), ContentType: typeOf(key), ContentLength: size };
      await client.send(new PutObjectCommand({ ...about, Body: createReadStream(path) }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) }));
        return Body && { bytes: Buffer.from(await Body.transformToByteArray()), type: typeOf(key) };
      } catch (error) {
        if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    async *list(prefix) {
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: checkPrefix(prefix), ContinuationToken: from }),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
  };
}

function clientConfig({ region, accessKeyId, secretAccessKey, endpoint }: S3Options): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most compatible stores do not know the newer checksums and keep the framing as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  };
}

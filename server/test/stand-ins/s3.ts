import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../ends/at-end.ts';

interface StoredObject {
  bytes: Buffer;
  type: string;
}

/**
 * A small S3: one bucket, path style, whole objects, listing in pages of `pageSize`. It refuses requests that are not
 * signed by `accessKeyId` and, like many compatible stores, bodies in the newer framing with trailing checksums.
 */
export async function startS3(options: {
  bucket: string;
  accessKeyId: string;
  pageSize: number;
}): Promise<{ endpoint: string; objects: Map<string, StoredObject> }> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer({ request, response, body, objects, ...options }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => new Promise((resolve) => server.close(resolve)));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  objects: Map<string, StoredObject>;
  bucket: string;
  accessKeyId: string;
  pageSize: number;
}

function answer(exchange: Exchange): void {
  const { request, response, bucket, accessKeyId } = exchange;
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, foundBucket, ...parts] = decodeURIComponent(url.pathname).split('/');
  const key = parts.join('/');
  if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
    return fail(response, 403, 'AccessDenied');
  if (foundBucket !== bucket) return fail(response, 404, 'NoSuchBucket');
  if (request.headers['content-encoding']?.includes('aws-chunked')) return fail(response, 501, 'NotImplemented');
  if (request.method === 'PUT') return put(exchange, key);
  if (request.method === 'DELETE') return remove(exchange, key);
  if (key === '') return list(exchange, url.searchParams);
  return get(exchange, key);
}

function put({ request, response, body, objects }: Exchange, key: string): void {
  objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
  response.writeHead(200, { etag: '"1"' }).end();
}

function remove({ response, objects }: Exchange, key: string): void {
  objects.delete(key);
  response.writeHead(204).end();
}

function get({ response, objects }: Exchange, key: string): void {
  const object = objects.get(key);
  if (object === undefined) return fail(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length }).end(object.bytes);
}

function list({ response, objects, bucket, pageSize }: Exchange, query: URLSearchParams): void {
  const from = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from);
  const page = keys.slice(0, pageSize);
  const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  sendXml(
    response,
    200,
    `<ListBucketResult><Name>${bucket}</Name>` +
      `<IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

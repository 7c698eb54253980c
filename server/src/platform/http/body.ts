import { refuse } from '../refusal.ts';

/** The whole body of a request, refused with `too_large` as soon as it passes `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) refuse('too_large');
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit) refuse('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

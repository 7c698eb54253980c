import type { HttpBindings } from '@hono/node-server';
import { hourSeconds } from '@vonk/contract/durations';
import type { Hono } from 'hono';
import type { MemberCall } from '../../../accounts/index.ts';
import { chatPhotoFileOf } from '../../../chat-photos/index.ts';
import { mayGetFile, photoFileOf, readPhotoFile } from '../../../photos/index.ts';
import type { HttpContext } from '../../../platform/http/exchange.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { StoredFile } from '../../../platform/storage.ts';
import { type AddressClaim, claimOf } from '../../../platform/storage/file-addresses.ts';
import type { Site, VisitorCall } from '../../../sites/index.ts';
import type { Services } from '../../services.ts';

interface Asking {
  /** The site of the host; asks no database. */
  siteOf(context: HttpContext): Site | undefined;
  identify(context: HttpContext): Promise<{ visitor: VisitorCall; member: MemberCall | undefined }>;
}

/**
 * Serves the files of photos at addresses that were given, and at no other (T83). Most prove the right by themselves:
 * no database is asked, and caches may keep the file until the address ends. One of a member's own is worth something
 * in their session alone, and what it shows is judged anew each time (T84).
 */
export function mountPhotoFiles(app: Hono<{ Bindings: HttpBindings }>, services: Services, asking: Asking): void {
  const { clock, fileAddresses, db, storage } = services;

  app.get('/photos/*', async (context) => {
    const path = context.req.path.slice(1);
    const file = photoFileOf(path);
    return answer(context, path, {
      siteId: file?.siteId,
      read: async () => file && readPhotoFile(services, file),
      mayGet: async ({ member }) => file !== undefined && mayGetFile(db, member, file),
    });
  });
  app.get('/chat-photos/*', async (context) => {
    const path = context.req.path.slice(1);
    return answer(context, path, {
      siteId: chatPhotoFileOf(path)?.siteId,
      read: () => storage.get(path),
      mayGet: () => Promise.resolve(true),
    });
  });

  async function answer(context: HttpContext, path: string, file: AskedFile): Promise<Response> {
    const claim = claimOf(context.req.query());
    if (!claim || file.siteId === undefined) return nothing(context, 404);
    const now = clock.now();
    if (!(await isTheirs(context, { path, file, claim, now }))) return nothing(context, 403);
    const stored = await file.read();
    if (!stored) return nothing(context, 404);
    const headers = headersOf(claim, now);
    return context.req.header('if-none-match') === headers.ETag
      ? context.body(null, 304, headers)
      : context.body(new Uint8Array(stored.bytes), 200, { ...headers, 'Content-Type': stored.type });
  }

  /** Whether an address was given for this site, to whoever asks, and shows what they may see. */
  async function isTheirs(context: HttpContext, { path, file, claim, now }: Asked): Promise<boolean> {
    if (asking.siteOf(context)?.siteId !== file.siteId) return false;
    if (claim.audience !== 'member') return fileAddresses.isGiven(path, claim, { now });
    const member = (await asking.identify(context).catch(refusedToUndefined))?.member;
    if (!member || !fileAddresses.isGiven(path, claim, { memberId: member.member.memberId, now })) return false;
    return file.mayGet(member);
  }
}

interface AskedFile {
  /** The site it lies under; undefined when the path is no photo's. */
  readonly siteId: number | undefined;
  read(): Promise<StoredFile | undefined>;
  /** Whether the member of a personal address may see it now. */
  mayGet(call: MemberCall): Promise<boolean>;
}

interface Asked {
  readonly path: string;
  readonly file: AskedFile;
  readonly claim: AddressClaim;
  readonly now: Date;
}

const nothing = (context: HttpContext, status: 403 | 404): Response =>
  context.body(null, status, { 'Cache-Control': 'no-store' });

/**
 * No cache keeps a file longer than its address lives, nor beyond an hour: so long at most is what was deleted still in
 * one (T55). What comes from a CDN is of another origin than the page.
 */
function headersOf({ audience, until, signature }: AddressClaim, now: Date) {
  const isPersonal = audience === 'member';
  const left = Math.min(Math.floor(until - now.getTime() / 1000), hourSeconds);
  return {
    ETag: `"${signature}"`,
    ...(isPersonal ? { Vary: 'Cookie' } : {}),
    'Cache-Control': isPersonal ? 'private, no-cache' : `public, max-age=${left}`,
    'Cross-Origin-Resource-Policy': isPersonal ? 'same-origin' : 'cross-origin',
  };
}

function refusedToUndefined(error: unknown): undefined {
  if (error instanceof Refused) return undefined;
  throw error;
}

import { timingSafeEqual } from 'node:crypto';
import { dayHours, hour, hourSeconds } from '@vonk/contract/durations';
import { type KeyedHash, openKeyedHash } from '../keyed-hash.ts';
import type { StorageKey } from '../storage.ts';

/**
 * Who an address of a file is given to, and for how many hours at most. Those of `public`, `members` and `mail` prove
 * the right by themselves, so that a shared cache may answer them; one of `member` is worth something in that member's
 * session alone.
 */
export const audienceHours = { public: 1, members: 1, member: 1, mail: 7 * dayHours } as const;
export type Audience = keyof typeof audienceHours;

/** Whom an address is for; `memberId` is whose alone one of `member` is. */
export type Addressee =
  | { readonly audience: Exclude<Audience, 'member'>; readonly now: Date }
  | { readonly audience: 'member'; readonly memberId: string; readonly now: Date };

/** What an address says behind the file's own path. */
export interface AddressClaim {
  readonly audience: Audience;
  /** When it ends, in seconds since 1970. */
  readonly until: number;
  readonly signature: string;
}

export interface FileAddresses {
  /**
   * The path and query a file is served at: signed for the whole of its key (which says site, picture and size) and for
   * whom it is, until a full hour, so that it stays the same within that hour (T83).
   */
  give(file: StorageKey, to: Addressee): string;
  /** Whether we gave this address, and it has not ended. `memberId` is who asks for one of `member`. */
  isGiven(file: StorageKey, claim: AddressClaim, asked: { memberId?: string | undefined; now: Date }): boolean;
}

/** Addresses of files under a key derived from `secret`, the same in all processes. */
export function openFileAddresses(secret: string): FileAddresses {
  const hash = openKeyedHash(secret, 'file addresses');
  return {
    give(file, to) {
      const until = endOf(to);
      const signature = sign(hash, file, { audience: to.audience, until, memberId: memberOf(to) });
      return `/${file}?for=${to.audience}&until=${until}&by=${signature}`;
    },
    isGiven(file, { audience, until, signature }, { memberId, now }) {
      if (until * 1000 <= now.getTime()) return false;
      if (audience === 'member' && memberId === undefined) return false;
      const ours = sign(hash, file, { audience, until, memberId: audience === 'member' ? memberId : undefined });
      return ours.length === signature.length && timingSafeEqual(Buffer.from(ours), Buffer.from(signature));
    },
  };
}

/** What a query says of an address; undefined where it says none that could be ours. */
export function claimOf(query: Readonly<Record<string, string>>): AddressClaim | undefined {
  const { for: audience = '', until = '', by = '' } = query;
  if (!Object.hasOwn(audienceHours, audience) || !/^\d{1,12}$/.test(until) || !/^[\w-]{22}$/.test(by)) return undefined;
  return { audience: audience as Audience, until: Number(until), signature: by };
}

const endOf = ({ audience, now }: Addressee) =>
  (Math.floor(now.getTime() / hour) + audienceHours[audience]) * hourSeconds;

const memberOf = (to: Addressee) => (to.audience === 'member' ? to.memberId : undefined);

const sign = (
  hash: KeyedHash,
  file: StorageKey,
  { audience, until, memberId = '' }: { audience: Audience; until: number; memberId: string | undefined },
): string =>
  hash([file, audience, String(until), memberId])
    .subarray(0, 17)
    .toString('base64url')
    .slice(0, 22);

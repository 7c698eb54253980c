import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to: the first `v4` bits of an IPv4 (24 or 32) or `v6` bits of an IPv6 address (a
 * multiple of 16). Empty when it is no address.
 */
export function networkPrefix(address: string, { v4, v6 }: { v4: 24 | 32; v6: 48 | 64 }): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return v4 === 32 ? plain : plain.replace(/\d+$/, '0/24');
  if (!isIPv6(plain)) return '';
  // The browser's own parser writes an address in its one shortest way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  const mapped = /^0:0:0:0:0:ffff:(\w+):(\w+)$/.exec(groups.join(':'));
  if (mapped) return networkPrefix(dotted(mapped.slice(1)), { v4, v6 });
  return `${groups.slice(0, v6 / 16).join(':')}::/${v6}`;
}

/** An IPv4 address from the two groups of an IPv6 one that carry it. */
const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');

/** Whom limits per network count by: an IPv4 address, or the /64 that a household has of IPv6. */
export const networkKey = (address: string): string => networkPrefix(address, { v4: 32, v6: 64 });

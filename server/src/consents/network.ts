import { isIPv4, isIPv6 } from 'node:net';

/**
 * The first 24 bits of an IPv4 or 48 of an IPv6 address: enough to prove an agreement, too little to name a household.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24');
  if (!isIPv6(plain)) return '';
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return `${(plain.includes('::') ? groups : left).slice(0, 3).join(':')}::/48`;
}

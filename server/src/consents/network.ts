import { networkPrefix } from '../platform/http/rates/network-prefix.ts';

/**
 * The first 24 bits of an IPv4 or 48 of an IPv6 address: enough to prove an agreement, too little to name a household.
 */
export const networkOf = (address: string): string => networkPrefix(address, { v4: 24, v6: 48 });

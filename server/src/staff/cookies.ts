import { staffSessionHours } from '@vonk/contract/admin/entrance';
import { hourSeconds } from '@vonk/contract/durations';
import { pendingLoginMinutes } from '@vonk/contract/two-step';
import { isHttps } from '../accounts/index.ts';
import type { Exchange } from '../platform/http/exchange.ts';
import type { StaffServices } from './services.ts';

type Config = Pick<StaffServices, 'config'>;

/** The prefix holds a cookie to this one host and to https (RFC 6265bis, 4.1.3.2). */
const nameOf = (services: Config, name: string) => (isHttps(services) ? `__Host-${name}` : name);

const names = { session: 'staff', pending: 'staff_pending' } as const;
const seconds = { session: staffSessionHours * hourSeconds, pending: pendingLoginMinutes * 60 } as const;
type Kind = keyof typeof names;

/** The token that a request shows, if it shows one. */
export const tokenIn = (services: Config, exchange: Exchange, kind: Kind): string | undefined =>
  exchange.cookie(nameOf(services, names[kind])) || undefined;

/** Hands the browser a token; an empty one takes the cookie away. */
export function setToken(services: Config, exchange: Exchange, given: { kind: Kind; token: string }): void {
  const { kind, token } = given;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(services) } as const;
  exchange.setCookie(nameOf(services, names[kind]), token, { ...cookie, maxAge: token === '' ? 0 : seconds[kind] });
}

import { daySeconds } from '@vonk/contract/durations';

/** Remembers something on this device for so many days (X1: only what works without consent). */
export function remember(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`;
}

/** Whether cookies, as a request or a document lists them, hold `name`, whatever its value. */
export const isAmong = (cookies: string, name: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`));

export const isRemembered = (name: string): boolean => isAmong(document.cookie, name);

/** What this device remembers under a name. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function forget(name: string): void {
  if (isRemembered(name)) remember(name, '', 0);
}

import { daySeconds } from '@vonk/contract/durations';
import { type Locale, localeCookieDays } from '@vonk/contract/locales';
import { type AnyCall, isHttps } from '../accounts/index.ts';

type Services = Parameters<typeof isHttps>[0];

const lifetime = (services: Services) =>
  ({ path: '/', sameSite: 'Lax', secure: isHttps(services), maxAge: localeCookieDays * daySeconds }) as const;

/** Remembers a language that was chosen on this device: from then on no login changes it (C14). */
export function rememberChoice(services: Services, call: AnyCall, locale: Locale): void {
  call.setCookie('locale', locale, lifetime(services));
  call.setCookie('locale_chosen', '1', lifetime(services));
}

/** Sets the member's own language on this device, unless another was chosen here (C14). */
export function keepLocale(services: Services, call: AnyCall, locale: Locale): void {
  if (call.cookie('locale_chosen') === undefined) call.setCookie('locale', locale, lifetime(services));
}

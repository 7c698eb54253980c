import { isHttps } from '../accounts/index.ts';
import type { Exchange } from '../platform/http/exchange.ts';
import type { RelyingParty } from '../platform/second-step/webauthn.ts';
import { homeOf } from './home.ts';
import type { StaffServices } from './services.ts';

/** Who a passkey of staff is for: the back-office, at the host of the call. */
export const relyingParty = (services: StaffServices, { host, authority }: Exchange): RelyingParty => ({
  id: host,
  name: homeOf(services).name,
  origin: `${isHttps(services) ? 'https' : 'http'}://${authority}`,
});

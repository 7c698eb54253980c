import { isHttps } from '../accounts/index.ts';
import type { RelyingParty } from '../platform/second-step/webauthn.ts';
import type { VisitorCall } from '../sites/index.ts';

/** Who a passkey of a member is for: the site, at the host of the call. */
export const relyingParty = (
  services: { config: { PUBLIC_URL: string } },
  { host, authority, site }: VisitorCall,
): RelyingParty => ({
  id: host,
  name: site.name,
  origin: `${isHttps(services) ? 'https' : 'http'}://${authority}`,
});

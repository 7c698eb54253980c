import type { AdminError, AdminInput, AdminOutput } from './endpoint.ts';
import { accountEndpoints } from './account.ts';
import { entranceEndpoints } from './entrance.ts';
import { logEndpoints } from './house/log.ts';
import { memberActsEndpoints } from './member-acts.ts';
import { memberMoneyEndpoints } from './member-money.ts';
import { membersEndpoints } from './members.ts';
import { campaignsEndpoints } from './house/campaigns.ts';
import { arrivalsEndpoints } from './house/arrivals.ts';
import { numbersEndpoints } from './house/numbers.ts';
import { authoritiesEndpoints } from './house/authorities.ts';
import { drillsEndpoints } from './house/drills.ts';
import { inventoryEndpoints } from './house/inventory.ts';
import { transparencyEndpoints } from './house/transparency.ts';
import { textBlocksEndpoints } from './house/text-blocks.ts';
import { bookingsEndpoints } from './money/bookings.ts';
import { booksEndpoints } from './money/books.ts';
import { cardRiskEndpoints } from './money/card-risk.ts';
import { codesEndpoints } from './money/codes.ts';
import { differencesEndpoints } from './money/differences.ts';
import { invoicesEndpoints } from './money/invoices.ts';
import { adminPaymentsEndpoints } from './money/payments.ts';
import { peopleEndpoints } from './people.ts';
import { landersDeskEndpoints } from './sites/landers.ts';
import { legalEndpoints } from './sites/legal.ts';
import { inventedEndpoints } from './sites/invented.ts';
import { inventedPicturesEndpoints } from './sites/invented-pictures.ts';
import { pricePlansEndpoints } from './money/price-plans.ts';
import { partnersDeskEndpoints } from './sites/partners.ts';
import { sitesEndpoints } from './sites/sites.ts';
import { inboxEndpoints } from './queues/inbox.ts';
import { queuesEndpoints } from './queues.ts';

/** Every call of the back-office, by `METHOD /path`. */
export const adminApi = {
  ...entranceEndpoints,
  ...accountEndpoints,
  ...peopleEndpoints,
  ...logEndpoints,
  ...numbersEndpoints,
  ...arrivalsEndpoints,
  ...membersEndpoints,
  ...memberActsEndpoints,
  ...memberMoneyEndpoints,
  ...adminPaymentsEndpoints,
  ...bookingsEndpoints,
  ...differencesEndpoints,
  ...invoicesEndpoints,
  ...booksEndpoints,
  ...cardRiskEndpoints,
  ...codesEndpoints,
  ...campaignsEndpoints,
  ...textBlocksEndpoints,
  ...inventoryEndpoints,
  ...authoritiesEndpoints,
  ...transparencyEndpoints,
  ...drillsEndpoints,
  ...landersDeskEndpoints,
  ...legalEndpoints,
  ...inventedEndpoints,
  ...inventedPicturesEndpoints,
  ...pricePlansEndpoints,
  ...partnersDeskEndpoints,
  ...sitesEndpoints,
  ...queuesEndpoints,
  ...inboxEndpoints,
};

export type AdminApi = typeof adminApi;
export type AdminCallName = keyof AdminApi;
export type AdminCallInput<Name extends AdminCallName> = AdminInput<AdminApi[Name]>;
export type AdminCallOutput<Name extends AdminCallName> = AdminOutput<AdminApi[Name]>;
export type AdminCallErrorCode<Name extends AdminCallName> = AdminError<AdminApi[Name]>;

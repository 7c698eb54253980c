import type { AdminApi } from '@vonk/contract/admin/api';
import type { RefusalCode } from '@vonk/contract/refusals';
import {
  bookingsRoutes,
  booksRoutes,
  campaignsRoutes,
  codesRoutes,
  differencesRoutes,
  inboxRoutes,
  lawRoutes,
  invoicesRoutes,
  logRoutes,
  inventedDeskRoutes,
  landersDeskRoutes,
  legalRoutes,
  pricePlansRoutes,
  memberActsRoutes,
  memberMoneyRoutes,
  membersRoutes,
  partnersDeskRoutes,
  paymentDeskRoutes,
  queuesRoutes,
  textBlocksRoutes,
  sitesDeskRoutes,
} from '../../admin/index.ts';
import { numbersRoutes } from '../../numbers/index.ts';
import type { Exchange, HttpApp, HttpContext } from '../../platform/http/exchange.ts';
import { createApi } from '../../platform/http/http.ts';
import { createGate } from '../../platform/http/rates/gate.ts';
import type { Rates } from '../../platform/http/rates/shared-rates.ts';
import type { RefusalDetails } from '../../platform/refusal.ts';
import {
  accountRoutes,
  type DoorCall,
  entranceRoutes,
  gated,
  peopleRoutes,
  type StaffCall,
  staffGate,
  staffIdentifier,
  type StaffRoutes,
} from '../../staff/index.ts';
import type { Services } from '../services.ts';
import { mountStaffFiles } from './files/staff-files.ts';

/** Joins every call of the back-office with the module that answers it. */
const adminRoutes = (services: Services): StaffRoutes<AdminApi> => ({
  ...entranceRoutes(services),
  ...accountRoutes(services),
  ...peopleRoutes(services),
  ...logRoutes(services),
  ...numbersRoutes(services),
  ...membersRoutes(services),
  ...memberActsRoutes(services),
  ...memberMoneyRoutes(services),
  ...paymentDeskRoutes(services),
  ...bookingsRoutes(services),
  ...differencesRoutes(services),
  ...booksRoutes(services),
  ...invoicesRoutes(services),
  ...codesRoutes(services),
  ...campaignsRoutes(services),
  ...textBlocksRoutes(services),
  ...lawRoutes(services),
  ...inventedDeskRoutes(services),
  ...landersDeskRoutes(services),
  ...legalRoutes(services),
  ...pricePlansRoutes(services),
  ...partnersDeskRoutes(services),
  ...sitesDeskRoutes(services),
  ...queuesRoutes(services),
  ...inboxRoutes(services),
});

interface Options {
  readonly rates: Rates;
  exchange(context: HttpContext): Exchange;
  /** The language of a request before it is known who asks. */
  locale(context: HttpContext): string;
  errorText(locale: string, code: RefusalCode, details: RefusalDetails | undefined): string;
  onBug(error: unknown): void;
  onAnswer(name: string, status: number, milliseconds: number): void;
}

/** Mounts the calls of the back-office, which know staff alone: a member's session means nothing to them. */
export function mountAdminApi(app: HttpApp, services: Services, { rates, ...options }: Options): void {
  const limits = createGate<DoorCall | StaffCall>({
    rates,
    isNew: () => false,
    deviceOf: ({ address }) => ({ subject: address, factor: 1 }),
  });
  const identify = staffIdentifier(services);
  const api = createApi<DoorCall, StaffCall>({ ...options, identify, recall: identify, gate: staffGate(limits) });
  mountStaffFiles(app, services, options.exchange);
  const { part, routes } = gated(services, adminRoutes(services));
  api.mount(part, routes);
  api.refuseOthers('/api/admin');
  app.route('/', api.app);
}

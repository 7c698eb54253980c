import { type AdminApi, adminApi } from '@vonk/contract/admin/api';
import { type AdminEndpoint, gateErrors } from '@vonk/contract/admin/endpoint';
import { proofMinutes } from '@vonk/contract/admin/entrance';
import { hasRole, type StaffRole } from '@vonk/contract/admin/roles';
import { minute } from '@vonk/contract/durations';
import type { EndpointName, Endpoints } from '@vonk/contract/endpoint';
import { defaultLocale, isLocale, type Locale } from '@vonk/contract/locales';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { Identity } from '../platform/http/answer-call.ts';
import type { Exchange } from '../platform/http/exchange.ts';
import type { Route, Routes } from '../platform/http/http.ts';
import type { Gate } from '../platform/http/rates/gate.ts';
import { networkKey } from '../platform/http/rates/network-prefix.ts';
import { orRefuse, refuse, refuseAny } from '../platform/refusal.ts';
import type { DoorCall, Staff, StaffCall, StaffRoute, StaffRoutes, StaffSiteCall } from './call.ts';
import { tokenIn } from './cookies.ts';
import { homeOf, isAdminHost } from './home.ts';
import { findSession } from './nouns/sessions.ts';
import type { StaffServices } from './services.ts';

/** Tells who asks the back-office. At another host than its own there is none. */
export const staffIdentifier =
  (services: StaffServices) =>
  async (exchange: Exchange): Promise<Identity<DoorCall, StaffCall>> => {
    if (!isAdminHost(services, exchange.host)) refuse('not_found');
    const token = tokenIn(services, exchange, 'session');
    const staff = token === undefined ? undefined : await findSession(services.db, token, exchange.now);
    const home = homeOf(services);
    const visitor = {
      ...exchange,
      refuse: refuseAny,
      site: { siteId: home.siteId },
      locale: staff?.locale ?? askedLocale(exchange),
      rateKey: staff?.publicId ?? networkKey(exchange.address),
    };
    return { visitor, member: staff && { ...visitor, staff } };
  };

/** The language of who is not known yet: what was chosen in this browser, else what the browser asks for. */
function askedLocale({ cookie, header }: Exchange): Locale {
  const asked = [
    cookie('admin_locale'),
    ...(header('accept-language') ?? '').split(',').map((one) => one.trim().slice(0, 2)),
  ];
  return asked.find(isLocale) ?? defaultLocale;
}

const isStaffCall = (call: DoorCall | StaffCall): call is StaffCall => 'staff' in call;

/**
 * The one gate of the back-office, before any input is read: whether who asks has a role that the call declares, on any
 * site, and proved lately that it is them where that is asked. `rates` counts afterwards.
 */
export const staffGate =
  (rates: Gate<DoorCall | StaffCall>): Gate<DoorCall | StaffCall> =>
  async (call, name, limits) => {
    const endpoint: AdminEndpoint = adminApi[name as keyof AdminApi];
    if (endpoint.who !== 'anyone') {
      if (!isStaffCall(call)) return refuse('authentication_required');
      judge(call.staff, endpoint, call.now);
    }
    await rates(call, name, limits);
  };

function judge({ grants, provedAt }: Staff, { who, needsProof = false }: AdminEndpoint, now: Date): void {
  if (typeof who !== 'string' && !hasRole(grants, who)) refuseAny('role_missing');
  if (needsProof && now.getTime() - provedAt.getTime() > proofMinutes * minute) refuseAny('fresh_login_required');
}

interface AskedSite {
  readonly endpoint: AdminEndpoint;
  readonly site: number;
}

/** The call at the site that its input names, on which the role is needed too. */
function atSite({ sites }: StaffServices, call: StaffCall<RefusalCode>, { endpoint, site }: AskedSite) {
  const roles: readonly StaffRole[] = typeof endpoint.who === 'string' ? [] : endpoint.who;
  if (!hasRole(call.staff.grants, roles, site)) refuseAny('role_missing');
  return { ...call, at: orRefuse(sites.byId(site), 'not_found') } satisfies StaffSiteCall<RefusalCode>;
}

type AnyStaffRoute = Omit<StaffRoute<AdminEndpoint>, 'handle'> & {
  handle(call: DoorCall | StaffCall | StaffSiteCall, input: unknown): Promise<unknown>;
};

/** The calls of the back-office with their routes behind the gate, as the HTTP layer mounts them. */
export function gated(
  services: StaffServices,
  routes: StaffRoutes<AdminApi>,
): { part: Endpoints; routes: Routes<DoorCall, StaffCall, Endpoints> } {
  const all = Object.entries(adminApi) as [EndpointName, AdminEndpoint][];
  const part = all.map(([name, endpoint]) => [name, { ...endpoint, errors: [...endpoint.errors, ...gateErrors] }]);
  const behind = all.map(([name, endpoint]) => {
    const { limit, handle } = routes[name as keyof AdminApi] as unknown as AnyStaffRoute;
    const route: Route<DoorCall, StaffCall, AdminEndpoint> = {
      access: endpoint.who === 'anyone' ? 'visitor' : 'member',
      ...(limit && { limit }),
      handle: (call: DoorCall, input: unknown) =>
        endpoint.reach === 'site'
          ? handle(
              atSite(services, call as StaffCall<RefusalCode>, { endpoint, site: (input as { site: number }).site }),
              input,
            )
          : handle(call, input),
    };
    return [name, route];
  });
  return {
    part: Object.fromEntries(part) as Endpoints,
    routes: Object.fromEntries(behind) as Routes<DoorCall, StaffCall, Endpoints>,
  };
}

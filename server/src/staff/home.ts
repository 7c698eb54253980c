import { originOf, type Site } from '../sites/index.ts';
import type { StaffServices } from './services.ts';

/** Whether the back-office is at a host: at the one that is configured, else at those of all sites. */
export const isAdminHost = (
  { config, isDemo, sites }: Pick<StaffServices, 'config' | 'isDemo' | 'sites'>,
  host: string,
): boolean =>
  config.ADMIN_HOST === undefined ? isDemo || sites.byHost(host) !== undefined : config.ADMIN_HOST === host;

/** The site whose name, colours and limits the back-office has. */
export function homeOf({ sites }: Pick<StaffServices, 'sites'>): Site {
  const home = sites.byDefault() ?? sites.all()[0];
  if (!home) throw new Error('The deployment has no site yet.');
  return home;
}

/** The whole address of a page of the back-office, by its path that begins with `/admin`. */
export function adminAddress(services: Pick<StaffServices, 'config' | 'sites'>, path: string): string {
  const domain = services.config.ADMIN_HOST ?? homeOf(services).domain;
  return originOf(services, { domain }) + path;
}

/** The address that a link of staff opens, for mails and the command line. */
export const linkAddress = (services: Pick<StaffServices, 'config' | 'sites'>, token: string): string =>
  adminAddress(services, `/admin/link?token=${token}`);

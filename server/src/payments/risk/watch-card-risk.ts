import { calendarDay } from '@vonk/contract/calendar';
import { mailSupport } from '../../mails/index.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { legalEntityOf, type Site, type Sites } from '../../sites/index.ts';
import { readCardRisk, schemeRisks } from './card-risk.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'watch-card-risk': NoPayload;
  }
}

/**
 * The daily job that raises the alarm at half of what the card schemes bear: in the log, and once a month for each
 * scheme by a mail to the company's support (T116).
 */
export const watchCardRisk =
  ({ sites, log }: { readonly sites: Sites; readonly log: Log }): Tasks['watch-card-risk'] =>
  async (_, { db, now }) => {
    const inOrder = [...sites.all()].toSorted((one, other) => one.siteId - other.siteId);
    for (const risk of await readCardRisk(db, inOrder, now)) {
      for (const { scheme, share, limit } of schemeRisks(risk).filter(({ isAlarming }) => isAlarming)) {
        log.error(
          { entity: risk.entity, scheme, share, limit },
          'more card payments go back than half of what is borne',
        );
        for (const site of supportOf(inOrder, risk.entity)) {
          const cause = `card-risk:${scheme}:${calendarDay(now, site.timeZone).slice(0, 7)}`;
          const data = { scheme, share, limit };
          await db.transact((tx) => mailSupport(tx, site, { template: 'card_risk', cause, data, now }));
        }
      }
    }
  };

/** A site for each address of support that a company has: several of its sites may share one. */
function supportOf(sites: readonly Site[], entity: string): Site[] {
  const ofCompany = sites.filter((site) => legalEntityOf(site) === entity);
  return ofCompany.filter(
    ({ company }, at) => ofCompany.findIndex((one) => one.company.support_email === company.support_email) === at,
  );
}

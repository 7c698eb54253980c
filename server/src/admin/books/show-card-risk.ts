import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { readCardRisk, schemeRisks } from '../../payments/index.ts';
import { legalEntityOf, type Sites } from '../../sites/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';

/** What the card schemes see of the company of a site, in figures (T116). */
export async function showCardRisk(
  { db, sites }: Pick<StaffServices, 'db'> & { readonly sites: Sites },
  { at, now }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/card-risk'>> {
  const entity = legalEntityOf(at);
  const company = sites.all().filter((site) => legalEntityOf(site) === entity);
  const [risk = { payments: 0, disputes: 0, returns: 0 }] = await readCardRisk(db, company, now);
  const { payments, disputes, returns } = risk;
  return {
    sites: company.map(({ name }) => name).toSorted(),
    payments,
    disputes,
    returns,
    schemes: schemeRisks(risk).map((one) => ({
      scheme: one.scheme,
      share: one.share,
      alarm_share: one.alarmShare,
      limit: one.limit,
      cases: one.cases,
      alarm_cases: one.alarmCases,
      is_alarming: one.isAlarming,
    })),
  };
}

import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { CampaignAtDesk } from '@vonk/contract/admin/house/campaigns';
import { fallbackLocale } from '@vonk/contract/locales';
import { noteAction } from '../../audit/index.ts';
import { type CountedCampaign, listCounted, startCampaign, stopCampaign, writeDraft } from '../../campaigns/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';
import { refusing } from './refusing.ts';
import { segmentOf } from './segments.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;

const viewOf = ({ segment, outcomes, ...campaign }: CountedCampaign): CampaignAtDesk => ({
  id: campaign.id,
  name: campaign.name,
  kind: campaign.kind,
  path: campaign.path,
  words: Object.fromEntries(
    Object.entries(campaign.words).map(([locale, words]) => [locale, { ...words, paragraphs: [...words.paragraphs] }]),
  ),
  segment: {
    is_premium: segment.isPremium ?? null,
    active_days: segment.activeDays ?? null,
    member_days: segment.memberDays ?? null,
  },
  state: campaign.state,
  written_at: campaign.writtenAt.toISOString(),
  started_at: campaign.startedAt?.toISOString() ?? null,
  ended_at: campaign.endedAt?.toISOString() ?? null,
  noted: campaign.noted,
  became: { ...outcomes },
  forgotten: campaign.forgotten,
});

/** The campaigns of a site with what became of each until now; the look stands in the log. */
export const listAtDesk = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { after }: AdminCallInput<'GET /api/admin/campaigns'>,
): Promise<AdminCallOutput<'GET /api/admin/campaigns'>> =>
  db.transact(async (tx) => {
    const found = await listCounted(tx, at, { after: keyIn(after), limit: pageLength + 1, now });
    const { page, next } = pageOf(found, pageLength);
    const { siteId } = at;
    await noteAction(tx, { siteId, actor: staff.publicId, action: 'campaigns_listed', subject: '', now });
    return { campaigns: page.map(viewOf), next, own_language: at.locale ?? fallbackLocale };
  });

const byOf = ({ at, staff, now }: StaffSiteCall) => ({ site: at, actor: staff.publicId, now });

/** Writes a draft, or one anew that nobody wrote since it was seen; nothing is sent by it. */
export async function writeAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<'PUT /api/admin/campaign'>>,
  { id, seen, name, kind, path, words, segment }: AdminCallInput<'PUT /api/admin/campaign'>,
): Promise<AdminCallOutput<'PUT /api/admin/campaign'>> {
  const draft = { name, kind, path, words, segment: segmentOf(segment) };
  await refusing(call, 'PUT /api/admin/campaign', () =>
    writeDraft(db, draft, { ...byOf(call), as: { id, seen: seen === null ? null : new Date(seen) } }),
  );
  return {};
}

/** Begins to send one as it was seen; at most one promotion a day (T58). */
export async function startAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<'POST /api/admin/campaign-start'>>,
  { id, seen, reason }: AdminCallInput<'POST /api/admin/campaign-start'>,
): Promise<AdminCallOutput<'POST /api/admin/campaign-start'>> {
  await refusing(call, 'POST /api/admin/campaign-start', () =>
    startCampaign(db, { id, seen: new Date(seen) }, { ...byOf(call), reason }),
  );
  return {};
}

/** Stops one for good: what went stays gone, and nothing more goes. */
export async function stopAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<'POST /api/admin/campaign-stop'>>,
  { id, reason }: AdminCallInput<'POST /api/admin/campaign-stop'>,
): Promise<AdminCallOutput<'POST /api/admin/campaign-stop'>> {
  await refusing(call, 'POST /api/admin/campaign-stop', () => stopCampaign(db, { id }, { ...byOf(call), reason }));
  return {};
}

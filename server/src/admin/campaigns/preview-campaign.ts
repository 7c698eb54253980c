import { randomUUID } from 'node:crypto';
import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { CampaignLetter } from '@vonk/contract/admin/house/campaigns';
import type { CampaignWords } from '@vonk/contract/admin/house/campaign-words';
import { type Locale, locales } from '@vonk/contract/locales';
import { noteAction } from '../../audit/index.ts';
import { countByLocale, fillWords, judgeCampaign } from '../../campaigns/index.ts';
import { headOf, mailRenderer, type MailServices, queueMail } from '../../mails/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { marketingWords } from '../../tellings/index.ts';
import { refusing } from './refusing.ts';
import { segmentOf } from './segments.ts';

type Services = Pick<StaffServices, 'db'> & MailServices;
type Preview = 'POST /api/admin/campaign-preview';
type Test = 'POST /api/admin/campaign-test';
type Draft = Omit<AdminCallInput<Preview>, 'site'>;

/** Nobody: the links of a mail that is looked at end nobody's mails. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** The words of each language as they would reach a reader of the name of who looks. */
const filled = ({ at, staff }: StaffSiteCall, { words }: Draft): readonly (readonly [Locale, CampaignWords])[] =>
  locales.flatMap((locale) => {
    const own = words[locale];
    return own ? [[locale, fillWords(own, { name: staff.name, site: at.name })] as const] : [];
  });

/** For how many members a draft is now, and every letter and push of it as members get them; nothing is kept. */
export async function previewAtDesk(
  services: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Preview>>,
  { kind, path, words, segment }: AdminCallInput<Preview>,
): Promise<AdminCallOutput<Preview>> {
  const { at, now } = call;
  const draft = { kind, path, words, segment };
  await refusing(call, 'POST /api/admin/campaign-preview', () => judgeCampaign(at, draft));
  const counted = await countByLocale(services.db, at, {
    campaign: { kind, words, segment: segmentOf(segment) },
    now,
  });
  const languages = counted.map((count) => ({ ...count, is_written: words[count.locale] !== undefined }));
  return {
    members: languages.reduce((sum, { members, is_written: isWritten }) => sum + (isWritten ? members : 0), 0),
    languages,
    letters: await Promise.all(filled(call, draft).map((one) => letterOf(services, call, { draft, one }))),
  };
}

async function letterOf(
  services: MailServices,
  { at, staff }: StaffSiteCall,
  { draft: { kind, path }, one: [locale, own] }: { draft: Draft; one: readonly [Locale, CampaignWords] },
): Promise<CampaignLetter> {
  const template = kind === 'news' ? 'news' : 'promotion';
  const mail = { template, data: { ...own, path } } as const;
  const whose = { siteId: at.siteId, memberId: nobody, recipient: staff.email, cause: 'preview', locale };
  const { from, subject, text } = await mailRenderer(services)({ ...whose, ...mail });
  const pushed = (shown: string | undefined) =>
    marketingWords({ kind, path, subject: shown, tellingId: '' }, { locale, siteName: at.name, badge: 0 });
  return {
    locale,
    mail: { from: `${from.name} <${from.address}>`, subject, text },
    push: {
      title: pushed(undefined).title,
      shown: pushed(headOf(at, locale, mail).subject).body,
      discreet: pushed(undefined).body,
    },
  };
}

/** Mails a draft to who wrote it, at their own address, a mail in each language; the log has it. */
export async function testAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Test>>,
  { kind, path, words, segment }: AdminCallInput<Test>,
): Promise<AdminCallOutput<Test>> {
  const { at, staff, now } = call;
  const { siteId } = at;
  const draft = { kind, path, words, segment };
  await refusing(call, 'POST /api/admin/campaign-test', () => judgeCampaign(at, draft));
  const mails = filled(call, draft);
  await db.transact(async (tx) => {
    // Each press is a test of its own.
    const cause = `campaign_test:${randomUUID()}`;
    for (const [locale, own] of mails)
      await queueMail(
        tx,
        { siteId, email: staff.email, locale },
        { template: 'campaign_test', cause: `${cause}:${locale}`, data: { ...own, path }, now },
      );
    await noteAction(tx, { siteId, actor: staff.publicId, action: 'campaign_tested', subject: '', now });
  });
  return { mails: mails.length };
}

import { mailRenderer } from '../../mails/index.ts';
import { previewDecision } from '../../moderation/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import type { DecisionOf, Queue, QueueServices } from './queue.ts';

interface Asked {
  readonly queue: Queue<'reports'> | Queue<'complaints'>;
  readonly id: string;
  readonly decision: DecisionOf<'reports'>;
}

/** The letter that a decision will be mailed as, to the letter and in the language of who wrote (T60). */
export async function showLetter(
  services: QueueServices,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<'decided_already'>,
  { queue, id, decision }: Asked,
): Promise<{ letter: { subject: string; text: string; locale: string } | null }> {
  const { siteId } = at;
  if (!(await queue.find(services.db, at, id))) return refuse('decided_already');
  const asked = { siteId, number: id, ...decision, actor: staff.publicId, now };
  const mail = await previewDecision(services.db, asked);
  if (mail === null) return refuse('decided_already');
  if (!mail) return { letter: null };
  const { template, data, cause } = mail.order;
  const { locale, email } = mail.to;
  const { subject, text } = await mailRenderer(services)({
    siteId,
    memberId: null,
    recipient: email,
    locale,
    template,
    cause,
    data,
  });
  return { letter: { subject, text, locale } };
}

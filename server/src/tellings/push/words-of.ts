import { isMarketing, type MarketingType, type NotificationType } from '@vonk/contract/notifications';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../../accounts/index.ts';
import { headOf, type MailOrder } from '../../mails/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Sites, SiteScope } from '../../sites/index.ts';
import { marketingWords, type PushNews, pushWords, type PushWords } from './words.ts';

export interface WordServices {
  readonly sites: Sites;
  /** The last words that somebody else wrote in a conversation of the member; undefined where there are none. */
  readonly readPreview: (reader: Reader, scope: Scope, conversation: string) => Promise<string | undefined>;
}

export interface PushOrder {
  readonly memberId: string;
  readonly locale: Locale;
  readonly kind: NotificationType;
  readonly about: string;
  readonly count: number;
  readonly name: string;
  readonly isMember: boolean;
  readonly unread: number;
  readonly unreadOfMembers: number;
  readonly newLikes: number;
  /** The mail that says the same, where it is told to many at once. */
  readonly template: MailOrder['template'] | null;
  readonly data: MailOrder['data'] | null;
}

interface Told extends SiteScope {
  readonly tellingId: string;
  readonly order: PushOrder;
  readonly showsContent: boolean;
}

/** The words of a push for its reader. */
export async function wordsOf(services: WordServices, reader: Reader, told: Told): Promise<PushWords> {
  const { kind } = told.order;
  return isMarketing(kind) ? ofMany(services, told, kind) : ofOne(services, reader, { ...told, kind });
}

function ofMany({ sites }: WordServices, { siteId, tellingId, order, showsContent }: Told, kind: MarketingType) {
  const site = sites.byId(siteId);
  if (!site) throw new Error(`a push of site ${siteId}, which is not there`);
  const { subject, path } = headOf(site, order.locale, { template: order.template, data: order.data } as MailOrder);
  return marketingWords(
    { kind, path, subject: showsContent ? subject : undefined, tellingId },
    { locale: order.locale, siteName: site.name, badge: badgeOf(order) },
  );
}

async function ofOne(
  { sites, readPreview }: WordServices,
  reader: Reader,
  { siteId, order, showsContent, kind }: Told & { kind: PushNews['kind'] },
): Promise<PushWords> {
  const { memberId, locale, about, name, isMember } = order;
  const preview =
    showsContent && kind !== 'like' && kind !== 'unread'
      ? await readPreview(reader, { siteId, memberId }, about)
      : undefined;
  const count = kind === 'unread' ? order.unread : order.count;
  const fictional = kind === 'unread' ? order.unread - order.unreadOfMembers : 0;
  return pushWords(
    { kind, about, count, fictional, from: { name, isMember }, preview },
    { locale, siteName: sites.byId(siteId)?.name ?? '', showsContent, badge: badgeOf(order) },
  );
}

/** The number on the app's icon, as an open page sets it. */
const badgeOf = ({ unread, newLikes }: PushOrder) => unread + newLikes;

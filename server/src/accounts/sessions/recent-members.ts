import { calendarDay } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import type { Exchange } from '../../platform/http/exchange.ts';
import { hashToken } from '../../platform/ids.ts';
import type { Site } from '../../sites/index.ts';
import type { Member } from '../call.ts';
import { tokenOf } from './sessions.ts';

type FindMember = (exchange: Exchange, site: Site) => Promise<Member | undefined>;

/** Members as they were when they were last looked up. */
export interface RecentMembers {
  /** Looks the member up, and remembers them. */
  readonly find: FindMember;
  /**
   * The member as they were known up to ten minutes ago, or else looked up. Their session may be over since: good
   * enough to count calls by, and for what asks again in its own transaction.
   */
  readonly recall: FindMember;
}

const keptMilliseconds = 10 * minute;
const mostKept = 50_000;

/** Remembers whom `find` found, in this process. */
export function openRecentMembers(find: FindMember): RecentMembers {
  const kept = new Map<string, { member: Member; until: number }>();
  const look: FindMember = async (exchange, site) => {
    const member = await find(exchange, site);
    const key = keyOf(exchange, site);
    kept.delete(key);
    if (member && isRenewed(member, exchange, site)) {
      for (const oldest of kept.keys()) {
        if (kept.size < mostKept) break;
        kept.delete(oldest);
      }
      kept.set(key, { member, until: exchange.now.getTime() + keptMilliseconds });
    }
    return member;
  };
  return {
    find: look,
    recall(exchange, site) {
      const known = kept.get(keyOf(exchange, site));
      const isKnown = known && known.until > exchange.now.getTime() && isRenewed(known.member, exchange, site);
      return isKnown ? Promise.resolve(known.member) : look(exchange, site);
    },
  };
}

/** Tokens are kept nowhere as they are, not in memory either. */
const keyOf = (exchange: Exchange, { siteId }: Site) =>
  `${siteId} ${hashToken(tokenOf(exchange) ?? '').toString('base64')}`;

/** Whether the session has its 30 days of this day (ACC-6): only looking it up gives them. */
const isRenewed = ({ sessionUsedAt }: Member, { now }: Exchange, { timeZone }: Site) =>
  calendarDay(sessionUsedAt, timeZone) === calendarDay(now, timeZone);

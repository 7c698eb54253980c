import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createNotingKit } from '../../test/batches/noted-batches.ts';
import { ledgerAgrees } from '../../test/credits.ts';
import { another, type Person } from '../../test/profiles.ts';
import { changeSite } from '../../test/sites.ts';
import { sql } from '../platform/database/db.ts';

// Whoever calls at one moment shares a batch, of whatever site they are.
const [kit, , sites] = await createNotingKit();
const abroad = 'dichterbij.localhost';

interface Talk {
  readonly writer: Person;
  readonly reader: Person;
  readonly conversation: string;
}

async function talk(host?: string): Promise<Talk> {
  const rich = { boughtCredits: 20, isPremium: true, ...(host !== undefined && { host }) };
  const writer = await another(kit, host === undefined ? 'pim' : 'emil', rich);
  const reader = await another(kit, host === undefined ? 'petra' : 'elsa', rich);
  const input = { profile: reader.publicId, key: randomUUID(), text: 'Hoi' };
  const { ok } = await kit.call('POST /api/message.php', input, { as: writer.browser });
  return { writer, reader, conversation: ok.conversation };
}

const rowsOf = ({ reader }: Talk) =>
  kit.db.one<{ read: number; delivered: number; prices: number[]; balance: number; sites: number }>(
    sql(`select cm.read_seq as read, cm.delivered_seq as delivered,
        (select array_agg(m.price order by m.seq) from messages m where m.conversation_id = c.id) as prices,
        (select b.balance from credit_balances b where b.member_id = cm.member_id) as balance,
        (select count(distinct site)::integer from (
          select m.site_id as site from messages m where m.conversation_id = c.id
          union select l.site_id from ledger_entries l where l.member_id = cm.member_id) each) as sites
      from conversation_members cm join conversations c on c.id = cm.conversation_id where cm.member_id = $1`),
    [reader.id],
  );

test('members of two sites share a batch, and each pays and is told by their own site alone', async () => {
  const { id } = await kit.db.one<{ id: number }>(sql('select site_id as id from hosts where host = $1'), [abroad]);
  await changeSite(kit, { message_credits: 2 }, id);
  const here = [await talk(), await talk()];
  const there = [await talk(abroad), await talk(abroad)];
  const all = [here[0]!, there[0]!, here[1]!, there[1]!];
  for (const { reader } of all) await kit.call('GET /api/user.php', {}, { as: reader.browser });
  /** All at one moment, until two of other sites were in one batch; how often. */
  const together = async (ask: (one: Talk) => Promise<unknown>): Promise<number> => {
    sites.length = 0;
    for (let times = 1; times <= 20; times += 1) {
      await Promise.all(all.map(ask));
      if (sites.some((batch) => new Set(batch).size === 2)) return times;
    }
    throw new Error('no batch was of two sites');
  };
  const as = ({ reader }: Talk) => ({ as: reader.browser });
  const sent = await together((one) => {
    const input = { profile: one.writer.publicId, key: randomUUID(), text: 'Hoi terug' };
    return kit.call('POST /api/message.php', input, as(one)).then(({ ok }) => expect(ok.outcome).toBe('sent'));
  });
  await together((one) => kit.call('POST /api/typing.php', { conversation: one.conversation }, as(one)));
  await together((one) => kit.call('POST /api/chat-delivered.php', {}, as(one)));
  await together((one) => kit.call('POST /api/chat-read.php', { conversation: one.conversation, seq: 1 }, as(one)));
  for (const one of all) {
    const { prices, balance, ...rest } = await rowsOf(one);
    expect(rest).toEqual({ read: 1, delivered: 1 + sent, sites: 1 });
    const price = here.includes(one) ? 1 : 2;
    expect(prices).toEqual(Array.from({ length: 1 + sent }, () => price));
    expect(balance).toBe(20 - sent * price);
  }
  expect(await ledgerAgrees(kit)).toBe(true);
});

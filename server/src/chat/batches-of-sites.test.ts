import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createNotingKit } from '../../test/batches/noted-batches.ts';
import { ledgerAgrees, readSums } from '../../test/credits.ts';
import { another, type Person } from '../../test/profiles.ts';
import { changeSite } from '../../test/sites.ts';
import { sql } from '../platform/database/db.ts';

// Whoever calls at one moment shares a batch, of whatever site they are.
const [kit, batches] = await createNotingKit();
const abroad = 'dichterbij.localhost';

interface Talk {
  readonly writer: Person;
  readonly reader: Person;
  readonly conversation: string;
}

async function talk(host?: string): Promise<Talk> {
  const rich = { boughtCredits: 20, isPremium: true, ...(host !== undefined && { host }) };
  const writer = await another(kit, 'pim', rich);
  const reader = await another(kit, 'petra', rich);
  const input = { profile: reader.publicId, key: randomUUID(), text: 'Hoi' };
  const { ok } = await kit.call('POST /api/message.php', input, { as: writer.browser });
  return { writer, reader, conversation: ok.conversation };
}

const rowsOf = ({ reader }: Talk) =>
  kit.db.one<{ read: number; delivered: number; prices: number[]; sites: number }>(
    sql(`select cm.read_seq as read, cm.delivered_seq as delivered,
        (select array_agg(m.price order by m.seq) from messages m where m.conversation_id = c.id) as prices,
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
  const together = async (ask: (one: Talk) => Promise<unknown>) => {
    batches.length = 0;
    await Promise.all(all.map(ask));
    return batches.map(({ size }) => size);
  };
  const as = ({ reader }: Talk) => ({ as: reader.browser });
  const sent = await together((one) => {
    const input = { profile: one.writer.publicId, key: randomUUID(), text: 'Hoi terug' };
    return kit.call('POST /api/message.php', input, as(one)).then(({ ok }) => expect(ok.outcome).toBe('sent'));
  });
  const typed = await together((one) => kit.call('POST /api/typing.php', { conversation: one.conversation }, as(one)));
  const delivered = await together((one) => kit.call('POST /api/chat-delivered.php', {}, as(one)));
  const read = await together((one) =>
    kit.call('POST /api/chat-read.php', { conversation: one.conversation, seq: 1 }, as(one)),
  );
  expect({ sent, typed, delivered, read }).toEqual({ sent: [4], typed: [4], delivered: [4], read: [4] });
  for (const one of all) {
    const { prices, ...rest } = await rowsOf(one);
    expect(rest).toEqual({ read: 1, delivered: 2, sites: 1 });
    const price = prices[1] ?? 0;
    expect((await readSums(kit, one.reader)).balance).toBe(20 - price);
    expect(price).toBe(here.includes(one) ? 1 : 2);
  }
  expect(await ledgerAgrees(kit)).toBe(true);
});

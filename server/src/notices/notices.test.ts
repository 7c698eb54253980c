import type { NoticeKind } from '@vonk/contract/notices';
import { away } from '../../test/profiles.ts';
import { expect, test } from 'vitest';
import { type Browser, createKit } from '../../test/kit.ts';
import { logIn } from '../../test/members.ts';

const kit = await createKit();
const day = 86_400_000;
const tell = (as: Browser, kind: NoticeKind, event: 'shown' | 'closed') =>
  kit.call('POST /api/notice.php', { kind, event }, { as });
const hidden = async (as: Browser) => (await kit.call('GET /api/user.php', {}, { as })).ok.user?.hidden_notices;

test('what opens once opens on one device only, also at one moment (T32)', async () => {
  const anna = await away(kit, 'anna');
  const devices = await Promise.all(Array.from({ length: 4 }, () => logIn(kit, anna)));
  const answers = await Promise.all(devices.map((device) => tell(device, 'time_bonus', 'shown')));
  expect(answers.filter(({ ok }) => ok.first)).toHaveLength(1);
  kit.clock.advance(29 * day);
  expect(await hidden(devices[1] ?? kit.browser())).toEqual(['time_bonus']);
});

test('what was closed stays away 30 days on every device, trouble with mail 7 days, and a new reason shows at once (C25, T58, SHELL-2)', async () => {
  const bram = await away(kit, 'anna');
  const reason = (value: string) =>
    kit.db.pool.query('update accounts set notifications_disabled = $1 where id = $2', [value, bram.id]);
  await reason('bounce');
  const first = await logIn(kit, bram);
  const second = await logIn(kit, bram);
  for (const kind of ['enrich', 'notifications_disabled'] as const) await tell(first, kind, 'closed');
  expect(await hidden(second)).toEqual(['enrich', 'notifications_disabled']);
  await reason('fbl');
  expect(await hidden(second)).toEqual(['enrich']);
  await reason('bounce');
  kit.clock.advance(7 * day);
  expect(await hidden(second)).toEqual(['enrich']);
  kit.clock.advance(23 * day);
  expect(await hidden(await logIn(kit, bram))).toEqual([]);
});

test('without a member nothing is kept', async () => {
  expect((await tell(kit.browser(), 'enrich', 'closed')).refusal.error).toBe('authentication_required');
});

test('the same reason of another day shows at once, where it was closed before (NOTI-3, SHELL-2)', async () => {
  const anna = await away(kit, 'anna');
  const since = (at: string | null) =>
    kit.db.pool.query(
      `update accounts set notifications_disabled = 'bounce', notifications_disabled_at = $1 where id = $2`,
      [at, anna.id],
    );
  const browser = await logIn(kit, anna);
  for (const at of [null, '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z']) {
    await since(at);
    expect(await hidden(browser)).toEqual([]);
    await tell(browser, 'notifications_disabled', 'closed');
    expect(await hidden(browser)).toEqual(['notifications_disabled']);
  }
});

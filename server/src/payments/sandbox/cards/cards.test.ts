import { keptCardsAt } from '../../../../test/payments/kept-cards.ts';
import { createKit } from '../../../../test/kit.ts';
import { freePort, listen } from '../../../../test/listen.ts';
import { decide } from '../decide.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'silent' });
await listen(kit, port);
const { pool } = kit.db;

keptCardsAt({
  kit,
  provider: 'sandbox',
  async decide(reference, outcome) {
    await kit.db.transact((tx) => decide(tx, { siteId: 1, reference }, { outcome, now: kit.clock.now() }));
  },
  async answer(token, how) {
    await pool.query('update sandbox_cards set last_four = $2 where token = $1', [
      token,
      how === 'paid' ? '4821' : '0002',
    ]);
  },
  async replace(token) {
    await pool.query(`update sandbox_cards set last_four = '7777', expires_on = '2031-01-31' where token = $1`, [
      token,
    ]);
  },
  isKept: async (token) => (await pool.query('select from sandbox_cards where token = $1', [token])).rowCount === 1,
  countOf: async (order) =>
    (await pool.query('select from sandbox_payments where order_id = $1', [order])).rowCount ?? 0,
});

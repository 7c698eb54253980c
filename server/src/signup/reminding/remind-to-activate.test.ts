import { dayEnd } from '@vonk/contract/calendar';
import { day, hour } from '@vonk/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { remindToActivate } from './remind-to-activate.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const run = () => remindToActivate(kit.services)({}, { db, now: clock.now(), attempt: 1 });
const subjects = async (person: Person) => (await kit.mailsTo(person.email)).map(({ subject }) => subject);

beforeEach(() => {
  // Noon on the clock of the site.
  clock.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + 12 * hour);
});

describe('newcomers who did not confirm their address (ACC-3)', () => {
  test('are reminded once, by day, with a link that works', async () => {
    const nora = await another(kit, 'nora');
    clock.advance(day - hour);
    await run();
    expect(await subjects(nora)).toEqual([]);
    clock.advance(11 * hour);
    await run();
    expect(await subjects(nora)).toEqual([]);
    clock.advance(12 * hour);
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await kit.mailsTo(nora.email);
    expect([mail?.subject, more]).toEqual(['Je e-mailadres is nog niet bevestigd', []]);
    expect(mail?.text).toContain('Dit is de enige keer dat we je eraan herinneren.');
    clock.advance(day);
    await run();
    expect(await subjects(nora)).toHaveLength(1);
    const token = /\/([\w-]{20,})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await kit.call('POST /api/activate.php', { token }, { as: nora.browser })).status).toBe(200);
  });

  test('are not where they asked for a link themselves, confirmed it, or cannot be reached', async () => {
    const [asked, sure, bounced] = [await another(kit, 'nora'), await another(kit, 'anna'), await another(kit, 'nico')];
    await db.pool.query(`update accounts set notifications_disabled = 'bounce' where id = $1`, [bounced.id]);
    clock.advance(2 * hour);
    await kit.call('POST /api/activation-mail.php', {}, { as: asked.browser });
    clock.advance(day);
    await run();
    expect(await subjects(asked)).toEqual(['Bevestig je e-mailadres']);
    expect([await subjects(sure), await subjects(bounced)]).toEqual([[], []]);
  });
});

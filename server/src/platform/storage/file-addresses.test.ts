import { expect, test } from 'vitest';
import { type Addressee, type Audience, claimOf, openFileAddresses } from './file-addresses.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const at = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const hour = 3_600_000;
const file = 'photos/1/5WkTaQ8Zc4xYv1RbN7mLpE2sHdGj/card-v1.webp';
const addresses = openFileAddresses('a secret of the tests');
const to = (audience: Audience, now = noon): Addressee =>
  audience === 'member' ? { audience, memberId: 'anna', now } : { audience, now };

/** What an address says, as the server reads it. */
function read(address: string) {
  const url = new URL(address, 'http://localhost');
  return { file: url.pathname.slice(1), claim: claimOf(Object.fromEntries(url.searchParams))! };
}
const opens = (address: string, { memberId, now = noon }: { memberId?: string; now?: Date } = {}) => {
  const { file: key, claim } = read(address);
  return addresses.isGiven(key, claim, { memberId, now });
};

test('T83: an address stays the same within an hour and ends at a round one, that of a mail after seven days', () => {
  for (const audience of ['public', 'members', 'member', 'mail'] as const) {
    const given = addresses.give(file, to(audience));
    expect(addresses.give(file, to(audience, at(hour - 1)))).toBe(given);
    expect(addresses.give(file, to(audience, at(hour)))).not.toBe(given);
    const { until } = read(given).claim;
    expect(until * 1000 - noon.getTime()).toBe(audience === 'mail' ? 7 * 24 * hour : hour);
    expect(opens(given, { memberId: 'anna', now: new Date(until * 1000 - 1) })).toBe(true);
    expect(opens(given, { memberId: 'anna', now: new Date(until * 1000) })).toBe(false);
    expect(opens(given, { memberId: 'anna', now: new Date(until * 1000 + 1000) })).toBe(false);
  }
});

test('an address given in the last minute of an hour ends with it', () => {
  const { until } = read(addresses.give(file, to('members', at(hour - 1)))).claim;
  expect(until * 1000).toBe(noon.getTime() + hour);
});

test('what is signed for one site, picture, size, audience, end or member opens no other', () => {
  const given = addresses.give(file, to('members'));
  expect(opens(given)).toBe(true);
  const changes: [string, string][] = [
    ['photos/1/', 'photos/2/'],
    ['5WkTa', '5WkTb'],
    ['card-v1', 'full-v1'],
    ['for=members', 'for=public'],
    ['for=members', 'for=mail'],
    ['for=members', 'for=member'],
    [/until=\d+/.exec(given)![0], `until=${Number(/until=(\d+)/.exec(given)![1]) + 3600}`],
  ];
  for (const [from, into] of changes)
    expect([into, opens(given.replace(from, into), { memberId: 'anna' })]).toEqual([into, false]);
  const { claim } = read(given);
  for (let place = 0; place < claim.signature.length; place += 1) {
    const wrong = claim.signature[place] === 'A' ? 'B' : 'A';
    const signature = claim.signature.slice(0, place) + wrong + claim.signature.slice(place + 1);
    expect(addresses.isGiven(file, { ...claim, signature }, { now: noon })).toBe(false);
  }
  const hers = addresses.give(file, to('member'));
  expect([opens(hers, { memberId: 'anna' }), opens(hers, { memberId: 'bram' }), opens(hers)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('another secret signs otherwise', () => {
  const other = openFileAddresses('another secret of the tests');
  expect(opens(other.give(file, to('members')))).toBe(false);
});

test('a query that is none of ours claims nothing', () => {
  const good = { for: 'public', until: '1795266000', by: 'A'.repeat(22) };
  expect(claimOf(good)).toBeDefined();
  const nothing: Record<string, string>[] = [
    {},
    { ...good, for: 'everybody' },
    { ...good, for: 'toString' },
    { ...good, until: '-1' },
    { ...good, until: '1e12' },
    { ...good, by: '' },
    { ...good, by: 'A'.repeat(23) },
    { ...good, by: `${'A'.repeat(21)}é` },
  ];
  for (const query of nothing) expect(claimOf(query)).toBeUndefined();
});

test('signing the pictures of a page is cheap enough for every answer', () => {
  const page = (now: Date) =>
    Array.from({ length: 48 }, (_, index) => addresses.give(`photos/1/${index}/card-v1.webp`, to('members', now)));
  for (let round = 0; round < 50; round += 1) page(at(round * hour));
  const start = process.cpuUsage();
  for (let round = 0; round < 100; round += 1) page(at(round * hour));
  // Of this process alone, in microseconds a page: half a millisecond where nothing else runs.
  expect(process.cpuUsage(start).user / 100).toBeLessThan(2000);
});

import type { Gender, ProfileKind } from '@vonk/contract/profile';
import { profileOptions } from '@vonk/contract/profile';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';
import type { Search } from './filters.ts';
import { findFirstOthers, findOthers, top } from './find.ts';
import { answerMasks, interestMask } from './masks.ts';

const kit = await createKit();
const kinds = ['fictional', 'fictional_ai', 'livecam', 'partner'] as const satisfies readonly ProfileKind[];
const genders = ['female', 'male', 'non_binary'] as const satisfies readonly Gender[];
const hairs = profileOptions.hair_color;
let bram: Person;

const random = (() => {
  let state = 20_261_126;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
})();
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;

beforeAll(async () => {
  bram = await another(kit, 'bram');
  for (let each = 0; each < 120; each += 1) {
    const { id } = await addOther(kit, `Ander ${each}`, {
      kind: oneOf(kinds),
      columns: {
        gender: oneOf(genders),
        country: oneOf(['NL', 'DE']),
        birth_date: `${1960 + random(45)}-0${1 + random(9)}-15`,
        // Many share a rank: the id decides then.
        rank: 1000 + random(12),
        hair_color: oneOf([...hairs.slice(0, 3), null]),
        looks_for: oneOf([null, 1, 2, 7]),
      },
    });
    if (each % 11 === 0)
      await kit.db.transact((tx) =>
        tx.run(sql('insert into blocks (site_id, blocker_id, blocked_id, created_at) values (1, $1, $2, $3)'), [
          bram.id,
          id,
          kit.clock.now(),
        ]),
      );
  }
});

/** How invented profiles were counted by a statement of their own. */
const countedApart = sql(`select count(*) from findable_others p where p.site_id = 1
  and p.gender = any($1::text[]) and p.country = $2 and p.birth_date between $3 and $4 and p.photo_count >= $5
  and p.interest_bits & $6::bigint <> 0 and p.answer_bits & $7::bigint <> 0
  and (p.looks_for is null or p.looks_for & $8::smallint <> 0::smallint)
  and p.kind = any($9::text[])
  and not exists (select from block_pairs b where b.site_id = 1 and b.blocker_id = $10 and b.blocked_id = p.id)`);

const subset = <T>(values: readonly T[]) => fc.subarray([...values]);
const asked = fc.record({
  kinds: subset(kinds),
  genders: subset(genders),
  country: fc.constantFrom('NL', 'DE', 'BE'),
  ages: fc.tuple(fc.integer({ min: 18, max: 70 }), fc.integer({ min: 0, max: 40 })),
  hair: subset(hairs.slice(0, 4)),
  isGuest: fc.boolean(),
  bit: fc.constantFrom(1 as const, 2 as const, 4 as const),
  limit: fc.integer({ min: 1, max: 5 }),
});

test('the first of other kinds and how many are invented come as from two statements (C20, X12, property)', async () => {
  let withSome = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ kinds: otherKinds, ages: [min, span], hair, isGuest, limit, ...rest }) => {
      const filters = {
        country: rest.country,
        min_age: min,
        max_age: min + span,
        interests: [],
        with_photo: false,
        hair_color: hair,
      };
      const search = {
        ...rest,
        filters,
        otherKinds,
        siteId: 1,
        searcherId: isGuest ? null : bram.id,
        today: '2026-11-20',
      } as unknown as Search;
      const found = await findFirstOthers(kit.db, search, limit);
      expect(found.others).toEqual(await findOthers(kit.db, search, { after: top, limit }));
      const invented = otherKinds.filter((kind) => kind === 'fictional' || kind === 'fictional_ai');
      const year = (age: number) => 2026 - age;
      const { count } = await kit.db.one<{ count: number }>(countedApart, [
        rest.genders,
        rest.country,
        `${year(min + span + 1)}-11-21`,
        `${year(min)}-11-20`,
        0,
        interestMask([]),
        answerMasks({ hair_color: hair }).hair_color,
        rest.bit,
        invented,
        search.searcherId,
      ]);
      expect(found.fictional).toBe(count);
      withSome += Number(count > 0 && found.others.length > 0);
    }),
    { numRuns: 2000 },
  );
  expect(withSome).toBeGreaterThan(200);
});

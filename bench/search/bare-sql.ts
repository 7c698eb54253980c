import { systemClock } from '../../server/src/platform/clock.ts';
import type { Db } from '../../server/src/platform/database/db.ts';
import { top } from '../../server/src/search/query/find.ts';
import { answerMasks, interestMask } from '../../server/src/search/query/masks.ts';
import {
  maxScanned,
  memberCounts,
  memberPages,
  type MemberValues,
  pageRows,
} from '../../server/src/search/query/statements/member-statements.ts';
import type { Searcher } from './searchers.ts';
import { timed } from './timings.ts';

/** How far one pages. */
export const pages = 20;
/** What the filters of the sheet ask for when all are off. */
const noFilters = { photos: 0, hereSince: null, newSince: null, interests: interestMask([]), ...answerMasks({}) };

const bitOf = ({ gender }: Searcher) => (gender === 'male' ? 1 : 2);
const fromTop = { ...top, without: [] };

/** What a searcher asks for at first, as the statements want it. */
function conditionOf({ id, gender, age, country }: Searcher, region: string | null): MemberValues {
  const year = systemClock.now().getUTCFullYear();
  return {
    site: 1,
    searcher: id,
    genders: [gender === 'male' ? 'female' : 'male'],
    places: [country],
    worths: [0],
    placedOnly: false,
    region,
    countries: [country],
    bornFrom: `${year - Math.min(99, age + 10) - 1}-06-01`,
    bornTo: `${year - Math.max(18, age - 10)}-06-01`,
    scanned: maxScanned,
    ...noFilters,
  };
}

/** The first page of a country. */
export const barePage = async (db: Db, searcher: Searcher): Promise<void> =>
  void (await db.rows(...memberPages.rank[bitOf(searcher)].country({ ...conditionOf(searcher, null), ...fromTop })));

/** Pages through a country and a region and counts each, timing the first page, the last and the count. */
export async function runBare(db: Db, searcher: Searcher): Promise<void> {
  for (const [area, place] of [
    ['country', null],
    ['region', searcher.region],
  ] as const) {
    const condition = conditionOf(searcher, place);
    const suffix = area === 'region' ? ' in a region' : '';
    let part = fromTop;
    for (let page = 1; page <= pages; page += 1) {
      const read = () =>
        db.rows<{ id: string; rank: number }>(...memberPages.rank[bitOf(searcher)][area]({ ...condition, ...part }));
      const rows = page === 1 || page === pages ? await timed(`bare SQL, page ${page}${suffix}`, read) : await read();
      const last = rows.at(-1);
      if (!last || rows.length < pageRows) break;
      part = { ...fromTop, ...last };
    }
    await timed(`bare SQL, count${suffix}`, () => db.rows(...memberCounts[bitOf(searcher)][area](condition)));
  }
}

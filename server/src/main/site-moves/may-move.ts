import { countRows, readContents } from '../../platform/moving/rows.ts';
import { NotMoved } from '../../platform/moving/not-moved.ts';
import { type Clash, legalEntityOf, listClashes, readSitesToMove, type Site } from '../../sites/index.ts';
import { type Ground, listAway } from './ground.ts';

/** The sites, where each may go: they live here, none is the default one, and no company is torn apart. */
export function movable({ sites, move: { siteIds } }: Ground): Site[] {
  const moving = siteIds.map((id) => {
    const site = sites.byId(id);
    if (!site) throw new NotMoved(`Site ${id} does not live here.`);
    if (sites.byDefault()?.siteId === id)
      throw new NotMoved(`${site.name} is the site of hosts that belong to none: it stays.`);
    return site;
  });
  const companies = new Set(moving.map(legalEntityOf));
  const left = sites.all().find((site) => !siteIds.includes(site.siteId) && companies.has(legalEntityOf(site)));
  if (left)
    throw new NotMoved(
      `${left.name} (site ${left.siteId}) is of the same company, whose invoices are numbered in one row: move both.`,
    );
  return moving;
}

/**
 * Throws `NotMoved` where the other cluster cannot take the sites. It may know them by name, as they were there once,
 * and have nothing of them.
 */
export async function refuseClashes({ db, to, there, tables, move }: Ground): Promise<void> {
  const { siteIds } = move;
  const away = await listAway(to);
  const known = await listClashes(to, await readSitesToMove(db, siteIds));
  const clash = known.find(({ siteId, isSame }) => !(isSame && away.includes(siteId)));
  if (clash) throw new NotMoved(wordsOf(clash));
  const rows = countRows(await readContents(there, { siteIds, tables }));
  if (rows > 0) throw new NotMoved(`There are ${rows} rows of these sites there already.`);
}

function wordsOf({ siteId, name, what, isSame }: Clash): string {
  if (isSame) return `${name} (site ${siteId}) lives there already.`;
  if (what === 'number') return `${siteId} is the number of another site there, ${name}: a number is given once.`;
  return what === 'slug'
    ? `${name} (site ${siteId} there) has the same slug.`
    : `${name} (site ${siteId} there) has one of the host names: take it from one of both.`;
}

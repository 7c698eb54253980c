import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { type Prices, pricesIn, type Site, type SiteScope } from '../../sites/index.ts';

// A price is written when it differs from the last one of its pack; a pack that is gone is written with no price.
const note = sql(`with asked as (select * from unnest($4::integer[], $5::integer[]) as a (credits, total_minor)),
  last as (select distinct on (credits) credits, total_minor, currency from prices
    where site_id = $1 and country = $2 order by credits, id desc)
  insert into prices (site_id, country, currency, credits, total_minor, valid_from)
  select $1, $2, $3, coalesce(asked.credits, last.credits), asked.total_minor, $6 from asked
  full join last using (credits)
  where (asked.total_minor, $3) is distinct from (last.total_minor, last.currency)
    and not (asked.credits is null and last.total_minor is null)
  order by 4`);

/** Writes down what each pack of a site costs from now on in each of its countries, where that changed (T33). */
export async function notePrices(tx: Tx, site: Pick<Site, 'siteId' | 'settings'>, now: Date): Promise<void> {
  for (const country of site.settings.countries) {
    const { currency, packs } = pricesIn(site.settings, country);
    await tx.run(note, [
      site.siteId,
      country,
      currency,
      packs.map(({ credits }) => credits),
      packs.map(({ totalMinor }) => totalMinor),
      now,
    ]);
  }
}

/** The same for every site: when a server starts, with whatever prices it was given. */
export async function noteAllPrices(tx: Tx, sites: readonly Site[], now: Date): Promise<void> {
  for (const site of sites) await notePrices(tx, site, now);
}

// What was asked in a span is what began in it, and what held when it began.
const lowest = sql(`select credits, min(total_minor) as "totalMinor" from (
    select credits, currency, total_minor, valid_from,
      lead(valid_from) over (partition by credits order by id) as valid_until
    from prices where site_id = $1 and country = $2
  ) as asked
  where currency = $3 and total_minor is not null
    and coalesce(valid_until, 'infinity') > $4::timestamptz - interval '30 days'
  group by credits`);

/**
 * The lowest price each pack was asked for in the last 30 days, by credits (T33); what it costs now is among them, also
 * where a planned price holds and was not written down yet.
 */
export async function lowestPrices(
  reader: Reader,
  { siteId }: SiteScope,
  { prices, now }: { prices: Prices; now: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.rows<{ credits: number; totalMinor: number }>(lowest, [
    siteId,
    prices.country,
    prices.currency,
    now,
  ]);
  const asked = new Map(prices.packs.map((pack) => [pack.credits, pack.totalMinor]));
  return new Map(
    rows.map(({ credits, totalMinor }) => [credits, Math.min(totalMinor, asked.get(credits) ?? totalMinor)]),
  );
}

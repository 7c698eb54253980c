import type { AnyCall, Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { type Prices, pricesIn, type Site } from '../../sites/index.ts';
import { type Decision, decideCountry, type Evidence } from './evidence.ts';
import { readVatRate } from './vat.ts';

/** Where a buyer is, for prices and VAT, and what says so (T49). */
export interface Buyer {
  /** Whose prices and methods are shown: the country they chose, else that of their network. */
  readonly country: string;
  readonly prices: Prices;
  readonly evidence: readonly Evidence[];
  /** Where the VAT goes, as far as it is known. */
  readonly vatCountry: string;
  readonly vatBasisPoints: number;
  /** What says where they live does not agree, or is too little: they are asked which of these it is. */
  readonly countriesToAsk: readonly string[];
}

type BuyerCall = Pick<AnyCall, 'site' | 'country' | 'networkCountry' | 'selectedCountry' | 'member' | 'now'>;

const profileCountry = sql('select country from profile_cards where site_id = $1 and id = $2');

const readProfileCountry = async (reader: Reader, { siteId, memberId }: Scope): Promise<string | undefined> =>
  (await reader.maybe<{ country: string | null }>(profileCountry, [siteId, memberId]))?.country ?? undefined;

async function readEvidence(reader: Reader, call: BuyerCall): Promise<Evidence[]> {
  const said = {
    profile: call.member && (await readProfileCountry(reader, call.member)),
    network: call.networkCountry,
    chosen: call.selectedCountry,
  };
  return Object.entries(said).flatMap(([kind, country]) =>
    country === undefined ? [] : [{ kind: kind as keyof typeof said, country }],
  );
}

/** Of which countries a buyer is asked: those that were named, else those of the site. */
function placesToAsk(site: Pick<Site, 'settings'>, decision: Decision): readonly string[] {
  if ('country' in decision) return [];
  if (decision.ask.length > 0) return decision.ask;
  // Nothing says where. Below the limit the site's own country is taken, above it they are asked.
  return site.settings.vat_one_evidence ? [] : site.settings.countries;
}

/** The buyer behind a call; `declared` is where they say they live, which counts where they had to be asked. */
export async function readBuyer(reader: Reader, call: BuyerCall, declared = ''): Promise<Buyer> {
  const { site, selectedCountry, now } = call;
  const country = selectedCountry ?? call.country;
  const known = await readEvidence(reader, call);
  const decision = decideCountry(known, site.settings.vat_one_evidence);
  const places = placesToAsk(site, decision);
  const isAnswered = places.includes(declared);
  const decided = 'country' in decision ? decision.country : country;
  const vatCountry = isAnswered ? declared : decided;
  return {
    country,
    prices: pricesIn(site.settings, country),
    evidence: isAnswered ? [...known, { kind: 'declared', country: declared }] : known,
    vatCountry,
    vatBasisPoints: await readVatRate(reader, { country: vatCountry, site, now }),
    countriesToAsk: isAnswered ? [] : places,
  };
}

import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { ProfileCard } from '@vonk/contract/profile';
import { maxOthersPerPage, type SearchAddress, searchAddress, searchPageSize } from '@vonk/contract/search';
import * as z from 'zod';
import type { AnyCall } from '../accounts/index.ts';
import type { Reader, Written } from '../platform/database/db.ts';
import { refuse, Refused } from '../platform/refusal.ts';
import type { Seal } from '../platform/seal.ts';
import { readCards } from '../profile/index.ts';
import { mayGuestsSearch } from '../sites/index.ts';
import { countMembers, countWithout } from './query/count.ts';
import { type Crowded, crowdedAt } from './query/crowded.ts';
import { type Search, searchOf } from './query/filters.ts';
import { findFirstOthers, findMembers, findOthers, type Found, type Position, top } from './query/find.ts';
import { mixOthers } from './mix-others.ts';
import { sharesAt } from './query/shares.ts';
import { keepLastSearch, readAsked } from './saved/remember-search.ts';
import { type KnownSearcher, readSearcher } from './searcher.ts';
import type { SearchServices } from './services.ts';
import { findSimilar } from './similar.ts';

/**
 * A page of a search: members in its order, a few labelled profiles between them, and on a short first page what is
 * similar (SEARCH-1 to SEARCH-5). An empty one says what each filter takes away. The member of the call may be known
 * from minutes ago; undefined where that does not hold any more, and nothing was done.
 */
export async function searchMembers(
  services: SearchServices,
  call: AnyCall,
  input: CallInput<'GET /api/members.php'>,
): Promise<CallOutput<'GET /api/members.php'> | undefined> {
  const { member } = call;
  if (!member && !mayGuestsSearch(call, input.network)) refuse('authentication_required');
  const searcher = member && (await readSearcher(services.db, member, call));
  return member && !searcher ? undefined : searchAs(services, call, { searcher, input });
}

interface AsWhom {
  /** Undefined: a guest. */
  readonly searcher: KnownSearcher | undefined;
  readonly input: CallInput<'GET /api/members.php'>;
}

async function searchAs(
  services: SearchServices,
  call: AnyCall,
  { searcher, input }: AsWhom,
): Promise<CallOutput<'GET /api/members.php'>> {
  const { db, seal } = services;
  const { member, now } = call;
  const from = input.cursor === undefined ? undefined : openCursor(seal, input.cursor);
  const { search: asked, address, isToKeep } = await searchFor(db, call, { searcher, input, from });
  const search = { ...asked, shares: sharesAt(db, call) };
  // Before the answer: whoever opens the search next, on whatever process, finds it.
  const [{ page, ...shown }] = await Promise.all([
    readShown(services, call, { search, at: from?.at ?? firstPage, written: searcher?.written }),
    member && isToKeep && keepLastSearch(db, { member, now }, address),
  ]);
  return {
    filters: search.filters,
    genders: [...search.lookedFor],
    ...shown,
    next: page.next && closeCursor(seal, { at: page.next, address }),
    fictional_count: page.fictional,
    only_real: search.onlyReal,
    filters_on: [...search.filtersOn],
    fields: [...search.fields],
    orders: [...search.orders],
    has_place: search.cell !== null,
    hides_distance: search.hidesDistance,
  };
}

/** What a page shows of profiles, and what is counted around it. */
async function readShown(
  services: SearchServices,
  call: AnyCall,
  { search, at, written }: { search: Search; at: Place; written: Written | undefined },
) {
  // Who is found may be a minute old; whether they can be seen, and as what, is asked with their cards.
  const reader = services.db.lagging(written);
  const page = await readPage(reader, search, at);
  const around =
    at.pageNumber === 1 ? readSurroundings(reader, search, { page, crowded: crowdedAt(call) }) : nothingAround;
  // Where more members follow, nothing similar is looked for: the cards need not wait for the counts.
  const ids = page.next === null ? [...page.ids, ...(await around).similar] : page.ids;
  const [cards, { numResults, isCapped, similar, relaxations }] = await Promise.all([
    readCards(services, call, ids),
    around,
  ]);
  return {
    page,
    pageNumber: at.pageNumber,
    results: pick(cards, page.ids),
    numResults,
    numResults_capped: isCapped,
    relaxations: [...relaxations],
    similar_results: pick(cards, similar),
    similar_numResults: similar.length,
  };
}

interface Asked {
  readonly search: Search;
  readonly address: SearchAddress;
  /** Whether it becomes the search used last. */
  readonly isToKeep: boolean;
}

/**
 * The search of a call, kept only where it is known to be one. What was kept before the site changed may be refused by
 * now (a country it left): a first search takes its place, for nobody could get out of one that opens by itself. A
 * further page is one of the search that its cursor was given for, whatever was looked for elsewhere since.
 */
async function searchFor(
  db: Reader,
  call: AnyCall,
  { searcher, input, from }: AsWhom & { readonly from: Cursor | undefined },
): Promise<Asked> {
  const self = searcher?.self;
  const { own_gender } = input;
  if (from)
    return { search: searchOf(call, { ...from.address, own_gender }, self), address: from.address, isToKeep: false };
  const asked = searchOf(call, input, self);
  const { address, isToKeep } = await readAsked(db, call, { kept: searcher?.kept, input });
  try {
    return { search: searchOf(call, { ...address, own_gender }, self), address, isToKeep };
  } catch (error) {
    if (error instanceof Refused) return { search: asked, address: searchAddress.parse(input), isToKeep };
    throw error;
  }
}

interface Place {
  readonly pageNumber: number;
  readonly member: Position;
  readonly other: Position;
}

interface Page {
  readonly ids: readonly string[];
  readonly members: readonly Found[];
  readonly next: Place | null;
  /** How many invented profiles there are beside them; told on the first page. */
  readonly fictional: number | null;
}

const firstPage: Place = { pageNumber: 1, member: top, other: top };

async function readPage(db: Reader, search: Search, at: Place): Promise<Page> {
  const isFirst = at.pageNumber === 1;
  if (search.genders.length === 0) return { ids: [], members: [], next: null, fictional: isFirst ? 0 : null };
  const [members, { others, fictional }] = await Promise.all([
    findMembers(db, search, { after: at.member, limit: searchPageSize + 1 }),
    isFirst ? findFirstOthers(db, search, maxOthersPerPage) : findFurtherOthers(db, search, at.other),
  ]);
  const shown = mixOthers(members, others, { size: searchPageSize, isFirst });
  const shownMembers = shown.filter((found) => members.includes(found));
  const lastMember = shownMembers.at(-1);
  const lastOther = shown.filter((found) => others.includes(found)).at(-1);
  const hasMore = lastMember !== undefined && members.length > shownMembers.length;
  return {
    ids: shown.map(({ id }) => id),
    members: shownMembers,
    next: hasMore ? { pageNumber: at.pageNumber + 1, member: lastMember, other: lastOther ?? at.other } : null,
    fictional,
  };
}

const findFurtherOthers = async (db: Reader, search: Search, after: Position) => ({
  others: await findOthers(db, search, { after, limit: maxOthersPerPage }),
  fictional: null,
});

interface Surroundings {
  readonly numResults: number | null;
  readonly isCapped: boolean;
  readonly similar: readonly string[];
  readonly relaxations: Awaited<ReturnType<typeof countWithout>>;
}

const nothingAround: Surroundings = {
  numResults: null,
  isCapped: false,
  similar: [],
  relaxations: [],
};

/** What stands around the first page: the counts, and similar members when it is short. */
async function readSurroundings(
  db: Reader,
  search: Search,
  { page: { members, next, ids }, crowded }: { page: Page; crowded: Crowded },
): Promise<Surroundings> {
  if (search.genders.length === 0) return { ...nothingAround, numResults: 0 };
  const isEmpty = members.length === 0;
  const [{ count, isCapped }, similar, relaxations] = await Promise.all([
    next === null ? { count: members.length, isCapped: false } : countMembers(db, search, crowded),
    next === null && members.length < searchPageSize ? findSimilar(db, search, ids) : [],
    isEmpty && search.filtersOn.length > 0 ? countWithout(db, search, crowded) : [],
  ]);
  return { numResults: count, isCapped, similar, relaxations };
}

const pick = (cards: ReadonlyMap<string, ProfileCard>, ids: readonly string[]): ProfileCard[] =>
  ids.flatMap((id) => cards.get(id) ?? []);

/** Where a further page begins, and of which search. */
interface Cursor {
  readonly at: Place;
  readonly address: SearchAddress;
}

const cursorParts = z.tuple([z.number().int().min(2), z.number(), z.uuid(), z.number(), z.uuid(), searchAddress]);

const closeCursor = (seal: Seal, { at: { pageNumber, member, other }, address }: Cursor): string =>
  seal.close('search', [pageNumber, member.rank, member.id, other.rank, other.id, address]);

function openCursor(seal: Seal, text: string): Cursor {
  const { data } = cursorParts.safeParse(seal.open('search', text));
  if (!data) return refuse('invalid_input', { field: 'cursor' });
  const [pageNumber, rank, id, otherRank, otherId, address] = data;
  return { at: { pageNumber, member: { rank, id }, other: { rank: otherRank, id: otherId } }, address };
}

import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { ProfileCard } from '@vonk/contract/profile';
import { maxOthersPerPage, type SearchAddress, searchAddress, searchPageSize } from '@vonk/contract/search';
import * as z from 'zod';
import type { AnyCall } from '../accounts/index.ts';
import type { Db, Reader } from '../platform/database/db.ts';
import { refuse, Refused } from '../platform/refusal.ts';
import type { Seal } from '../platform/seal.ts';
import { readCards, readProfile } from '../profile/index.ts';
import { mayGuestsSearch } from '../sites/index.ts';
import { type Search, searchOf } from './query/filters.ts';
import {
  countFictional,
  countMembers,
  countWithout,
  findMembers,
  findOthers,
  type Found,
  type Position,
  top,
} from './query/find.ts';
import { mixOthers } from './mix-others.ts';
import { rememberSearch } from './saved/remember-search.ts';
import type { SearchServices } from './services.ts';
import { findSimilar } from './similar.ts';

/**
 * A page of a search: members in its order, a few labelled profiles between them, and on a short first page what is
 * similar (SEARCH-1 to SEARCH-5). An empty one says what each filter takes away.
 */
export async function searchMembers(
  services: SearchServices,
  call: AnyCall,
  input: CallInput<'GET /api/members.php'>,
): Promise<CallOutput<'GET /api/members.php'>> {
  const { db, seal } = services;
  if (call.member === undefined && !mayGuestsSearch(call, input.network)) refuse('authentication_required');
  const from = input.cursor === undefined ? undefined : openCursor(seal, input.cursor);
  const { search, address } = await searchFor(db, call, { input, from });
  const at = from?.at ?? firstPage;
  // Who is found may be a minute old; whether they can be seen, and as what, is asked with their cards.
  const reader = db.lagging(call.member?.written);
  const page = await readPage(reader, search, at);
  const { numResults, isCapped, fictional, similar, relaxations } =
    at.pageNumber === 1 ? await readSurroundings(reader, search, page) : nothingAround;
  const cards = await readCards(services, call, [...page.ids, ...similar]);
  return {
    filters: search.filters,
    genders: [...search.lookedFor],
    pageNumber: at.pageNumber,
    results: pick(cards, page.ids),
    next: page.next && closeCursor(seal, { at: page.next, address }),
    numResults,
    numResults_capped: isCapped,
    fictional_count: fictional,
    only_real: search.onlyReal,
    filters_on: [...search.filtersOn],
    fields: [...search.fields],
    orders: [...search.orders],
    has_place: search.cell !== null,
    hides_distance: search.hidesDistance,
    relaxations: [...relaxations],
    similar_results: pick(cards, similar),
    similar_numResults: similar.length,
  };
}

/**
 * The search of a call, kept only once it is known to be one. What was kept before the site changed may be refused by
 * now (a country it left): a first search takes its place, for nobody could get out of one that opens by itself. A
 * further page is one of the search that its cursor was given for, whatever was looked for elsewhere since.
 */
async function searchFor(
  db: Db,
  call: AnyCall,
  { input, from }: { input: CallInput<'GET /api/members.php'>; from: Cursor | undefined },
): Promise<{ search: Search; address: SearchAddress }> {
  const self = call.member && (await readProfile(db, call.member));
  const { own_gender } = input;
  if (from) return { search: searchOf(call, { ...from.address, own_gender }, self), address: from.address };
  const asked = searchOf(call, input, self);
  const address = await rememberSearch(db, call, input);
  try {
    return { search: searchOf(call, { ...address, own_gender }, self), address };
  } catch (error) {
    if (error instanceof Refused) return { search: asked, address: searchAddress.parse(input) };
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
}

const firstPage: Place = { pageNumber: 1, member: top, other: top };

async function readPage(db: Reader, search: Search, at: Place): Promise<Page> {
  if (search.genders.length === 0) return { ids: [], members: [], next: null };
  const [members, others] = await Promise.all([
    findMembers(db, search, { after: at.member, limit: searchPageSize + 1 }),
    findOthers(db, search, { after: at.other, limit: maxOthersPerPage }),
  ]);
  const shown = mixOthers(members, others, { size: searchPageSize, isFirst: at.pageNumber === 1 });
  const shownMembers = shown.filter((found) => members.includes(found));
  const lastMember = shownMembers.at(-1);
  const lastOther = shown.filter((found) => others.includes(found)).at(-1);
  const hasMore = lastMember !== undefined && members.length > shownMembers.length;
  return {
    ids: shown.map(({ id }) => id),
    members: shownMembers,
    next: hasMore ? { pageNumber: at.pageNumber + 1, member: lastMember, other: lastOther ?? at.other } : null,
  };
}

interface Surroundings {
  readonly numResults: number | null;
  readonly isCapped: boolean;
  readonly fictional: number | null;
  readonly similar: readonly string[];
  readonly relaxations: Awaited<ReturnType<typeof countWithout>>;
}

const nothingAround: Surroundings = {
  numResults: null,
  isCapped: false,
  fictional: null,
  similar: [],
  relaxations: [],
};

/** What stands around the first page: the counts, and similar members when it is short. */
async function readSurroundings(db: Reader, search: Search, { members, next, ids }: Page): Promise<Surroundings> {
  if (search.genders.length === 0) return { ...nothingAround, numResults: 0, fictional: 0 };
  const isEmpty = members.length === 0;
  const [{ count, isCapped }, fictional, similar, relaxations] = await Promise.all([
    next === null ? { count: members.length, isCapped: false } : countMembers(db, search),
    countFictional(db, search),
    next === null && members.length < searchPageSize ? findSimilar(db, search, ids) : [],
    isEmpty && search.filtersOn.length > 0 ? countWithout(db, search) : [],
  ]);
  return { numResults: count, isCapped, fictional, similar, relaxations };
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

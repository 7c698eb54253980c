import { csvOf } from '@vonk/contract/csv';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { day } from '@vonk/contract/durations';
import { type AuditSearch, auditWords, type FoundEntry, searchEntries } from '../../audit/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { findProfileId } from '../../profile/index.ts';
import { namesOf, type StaffCall, type StaffServices } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';

type Input = AdminCallInput<'GET /api/admin/log'>;
type Entry = AdminCallOutput<'GET /api/admin/log'>['entries'][number];

const pageLength = 50;
const csvLength = 5_000;

/** The sites whose log an owner reads; null: all, and what is about the deployment. */
const sitesOf = ({ staff }: StaffCall): number[] | null => {
  const owned = staff.grants.filter(({ role }) => role === 'owner').map(({ site }) => site);
  return owned.includes(null) ? null : owned.filter((site) => site !== null);
};

function momentOf(date: string, field: 'from' | 'until'): Date {
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? refuse('invalid_input', { field }) : moment;
}

/** What a search finds its entries in. */
export type LogServices = Pick<StaffServices, 'db' | 'sites'>;

/** A subject as entries may name it: those of before members stood under their public ids have the one inside. */
async function namesOfSubject({ db, sites }: LogServices, subject: string): Promise<string[]> {
  const names = [subject];
  for (const site of sites.all()) {
    const inside = await findProfileId(db, site, subject);
    if (inside !== undefined) names.push(inside);
  }
  return names;
}

const searchOf = async (
  services: LogServices,
  call: StaffCall,
  { site, actor, action, subject, from, until }: Input,
): Promise<AuditSearch> => ({
  sites: sitesOf(call),
  site,
  actor: actor || undefined,
  action: action || undefined,
  subjects: subject ? await namesOfSubject(services, subject) : undefined,
  from: from === undefined ? undefined : momentOf(from, 'from'),
  until: until === undefined ? undefined : new Date(momentOf(until, 'until').getTime() + day),
});

async function readPage(
  services: LogServices,
  call: StaffCall,
  { input, limit }: { input: Input; limit: number },
): Promise<{ entries: Entry[]; next: string | null }> {
  const { db } = services;
  const asked = { after: keyIn(input.after), limit: limit + 1 };
  const { page, next } = pageOf(await searchEntries(db, await searchOf(services, call, input), asked), limit);
  const names = await namesOf(
    db,
    page.map(({ actor }) => actor),
  );
  return { entries: page.map((entry) => viewOf(entry, names)), next };
}

const viewOf = (
  { id, happenedAt, siteId, actor, ...entry }: FoundEntry,
  names: ReadonlyMap<string, string>,
): Entry => ({
  id,
  at: happenedAt.toISOString(),
  site: siteId,
  actor: actorOf(actor, names),
  action: entry.action,
  subject: entry.subject,
  reason: entry.reason,
  position: entry.position,
});

const actorOf = (actor: string, names: ReadonlyMap<string, string>): Entry['actor'] => {
  const name = names.get(actor);
  return name === undefined ? { id: null, name: actor } : { id: actor, name };
};

/** What fits, the newest first, a page of it. */
export const searchLog = (
  services: LogServices,
  call: StaffCall,
  input: Input,
): Promise<AdminCallOutput<'GET /api/admin/log'>> => readPage(services, call, { input, limit: pageLength });

const head = ['position', 'at', 'site', 'actor_id', 'actor', 'action', 'subject', 'reason'];

/** The same as CSV (RFC 4180): a part of it, the first with a head. */
export async function exportLog(
  services: LogServices,
  call: StaffCall,
  input: AdminCallInput<'GET /api/admin/log-csv'>,
): Promise<AdminCallOutput<'GET /api/admin/log-csv'>> {
  const { entries, next } = await readPage(services, call, { input, limit: csvLength });
  const rows = entries.map(({ position, at, site, actor, action, subject, reason }) => [
    String(position),
    at,
    String(site ?? ''),
    actor.id ?? '',
    actor.name,
    action,
    subject,
    reason,
  ]);
  return { csv: csvOf(rows, input.after === undefined ? head : undefined), next };
}

/** The people and the acts that one can search for. */
export async function showLogWords(
  { db }: Pick<StaffServices, 'db'>,
  call: StaffCall,
): Promise<AdminCallOutput<'GET /api/admin/log-words'>> {
  const { actors, actions } = await auditWords(db, { sites: sitesOf(call) });
  const names = await namesOf(db, actors);
  return { actors: actors.map((id) => ({ id, name: names.get(id) ?? id })), actions };
}

import {
  countWaiting,
  decideReport,
  listWaiting,
  openReport,
  previewDecision,
  waitingKind,
} from '../../../moderation/index.ts';
import type { Reader } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';
import { mailLetter } from '../letters/letters.ts';
import type { CaseOf, Queue } from '../queue.ts';

type Opened = NonNullable<Awaited<ReturnType<typeof openReport>>>;
type Said = CaseOf<'reports'>['messages'][number];

/** What somebody reported from profile or chat, or wrote by a public form, as who decides it reads it. */
function viewOf(file: Opened): CaseOf<'reports'> {
  const common = {
    number: file.number,
    reason: file.reason,
    text: file.text,
    received_at: file.receivedAt.toISOString(),
  };
  if (!('evidence' in file)) {
    const { kind, name, email, locale, target } = file;
    return { ...common, kind, locale, person: null, target, writer: { name, email }, messages: [] };
  }
  const messages = file.evidence.messages.map((message): Said => {
    const { by_reporter: isReporter, body, at } = message as unknown as EvidenceRow;
    return {
      from: isReporter ? 'reporter' : 'reported',
      at: new Date(at).toISOString(),
      text: body,
      has_photo: message.photo !== null,
      is_reported: message.reported === true,
    };
  });
  const person = { id: file.profile, name: file.name };
  return { ...common, kind: 'report', locale: null, person, target: '', writer: { name: '', email: '' }, messages };
}

/** A message as `chat_evidence_v1` writes it down. */
interface EvidenceRow {
  readonly by_reporter: boolean;
  readonly body: string;
  readonly at: string;
}

/** Reports (T59, T73, T122) or complaints (T134): kept alike, decided by different people. */
const queueOf = <Name extends 'reports' | 'complaints'>(name: Name): Queue<Name> =>
  ({
    name,
    count: (reader, scope, now) => countWaiting(reader, scope, { which: name, now }),
    async list(reader, scope, { limit }) {
      const waiting = await listWaiting(reader, scope, { which: name, limit });
      return waiting.map(({ number, kind, reason, about, decideBy, receivedAt }) => ({
        id: number,
        at: receivedAt.toISOString(),
        due_at: decideBy.toISOString(),
        name: about,
        kind,
        reason,
      }));
    },
    async open(services, { siteId, id, actor, now }) {
      if (!(await waits(services.db, { siteId, id, name }))) return undefined;
      const file = await openReport(services, { siteId, number: id, actor, now, isOfSitting: true });
      return file && viewOf(file);
    },
    find: async (reader, { siteId }, { id }) => ((await waits(reader, { siteId, id, name })) ? {} : undefined),
    async letter(services, { siteId, id, decision, actor, now }) {
      const mail = await previewDecision(services.db, { siteId, number: id, ...decision, actor, now });
      return mail ? mailLetter(services, mail) : mail === null ? undefined : null;
    },
    carryOut: (services, { siteId, id, decision, actor, now }) =>
      decideReport(services, { siteId, number: id, ...decision, actor, now }),
  }) satisfies Queue<'reports' | 'complaints'> as unknown as Queue<Name>;

/** Whether something waits under a number, and in this queue: who decides complaints reads no reports. */
async function waits(
  reader: Reader,
  { siteId, id, name }: SiteScope & { id: string; name: 'reports' | 'complaints' },
): Promise<boolean> {
  const kind = await waitingKind(reader, { siteId }, id);
  return kind !== undefined && (kind === 'complaint') === (name === 'complaints');
}

export const reportsQueue = queueOf('reports');
export const complaintsQueue = queueOf('complaints');

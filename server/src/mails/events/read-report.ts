import PostalMime, { type Attachment } from 'postal-mime';
import type { MailEventKind } from './events.ts';
import { failureOf } from './mail-service.ts';

/** What a report says of one mail of ours. */
export interface Report {
  readonly kind: MailEventKind;
  /** What may be the tags of the mails it returns: of who sends complaints to one address for all. */
  readonly tags: readonly string[];
}

// As deep and large as reports are; what goes beyond is none.
const limits = { maxNestingDepth: 10, maxHeadersSize: 128 * 1024 };

/**
 * Reads a report of a mail server about a mail that did not arrive (RFC 3464) or of a mail service about a reader who
 * complained (RFC 5965); undefined for anything else, such as an answer that a mailbox wrote by itself, and for reports
 * that all is well or is tried again.
 */
export async function readReport(raw: Buffer): Promise<Report | undefined> {
  const options = { ...limits, forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const;
  const parsed = await PostalMime.parse(raw, options).catch(() => undefined);
  if (!parsed) return undefined;
  const parts = parsed.attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const partOf = (name: RegExp) => parts.find(({ mimeType }) => name.test(mimeType))?.text;
  const status = partOf(/^message\/(?:global-)?delivery-status$/);
  const feedback = partOf(/^message\/feedback-report$/);
  const kind = feedback === undefined ? failureIn(await groupsOf(status ?? '')) : complaintIn(await groupsOf(feedback));
  return kind && { kind, tags: tagsIn(parts.map(({ text }) => text)) };
}

const textOf = (content: Attachment['content']): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

type Fields = ReadonlyMap<string, string>;

/** The groups of fields of a report, each in the form of a mail's header (RFC 3464, 2.1). */
const groupsOf = (text: string): Promise<Fields[]> =>
  Promise.all(
    text
      .split(/\r?\n[ \t]*\r?\n/)
      .filter((group) => group.trim() !== '')
      .slice(0, maxGroups)
      .map(async (group) => {
        const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`, limits);
        return new Map(headers.map(({ key, value }) => [key, value]));
      }),
  );

// A mail of ours has one reader; the first group is about the mail itself.
const maxGroups = 20;

function failureIn(groups: readonly Fields[]): MailEventKind | undefined {
  const failed = groups.find((group) => /^\s*failed\b/i.test(group.get('action') ?? ''));
  return failed && failureOf(`${failed.get('status') ?? ''} ${failed.get('diagnostic-code') ?? ''}`, false);
}

const complaints: Readonly<Record<string, MailEventKind>> = {
  abuse: 'complained',
  fraud: 'complained',
  'opt-out': 'unsubscribed',
};

function complaintIn(groups: readonly Fields[]): MailEventKind | undefined {
  const type = groups[0]?.get('feedback-type')?.trim().toLowerCase() ?? '';
  return Object.hasOwn(complaints, type) ? complaints[type] : undefined;
}

const tagsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/\b[1-9]\d{0,4}-[0-9a-f]{32}-[0-9a-f]{20}\b/gi) ?? []).slice(0, 10)),
];

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { MailMessage, Mailer } from '../mail.ts';

export interface StoredMail extends MailMessage {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** A mailer that keeps what it is given, to be read by whoever tries the product. */
export interface Mailbox extends Mailer {
  /** All mails, newest first. */
  list(): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | undefined>;
}

/** Opens the mailbox in `folder`: one JSON file a mail. A second try of the same mail replaces the first. */
export function openMailbox(folder: string, clock: Clock): Mailbox {
  const read = async (id: string): Promise<StoredMail | undefined> => {
    if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as StoredMail);
  };
  return {
    read,
    list: async () => {
      const files = await readdir(folder).catch(() => []);
      const mails = await Promise.all(
        files.filter((file) => file.endsWith('.json')).map((file) => read(file.slice(0, -5))),
      );
      return mails.filter((mail) => mail !== undefined).sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    },
    send: async (message) => {
      const id = createHash('sha256').update(message.messageId).digest('hex').slice(0, 24);
      const mail: StoredMail = { ...message, id, receivedAt: clock.now().toISOString() };
      await mkdir(folder, { recursive: true });
      const aside = join(folder, `${id}.${process.pid}.new`);
      await writeFile(aside, JSON.stringify(mail, undefined, 2));
      await rename(aside, join(folder, `${id}.json`));
    },
    close: () => undefined,
  };
}

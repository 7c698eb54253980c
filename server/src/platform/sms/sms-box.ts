import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { SmsMessage, SmsSender } from './sms.ts';

export interface StoredSms extends SmsMessage {
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A sender that keeps what it is given, to be read by whoever tries the product. */
export interface SmsBox extends SmsSender {
  /** All messages, newest first. */
  list(): Promise<StoredSms[]>;
}

/** Opens the box in `folder`: one JSON file a message. A second try of the same message replaces the first. */
export const openSmsBox = (folder: string, clock: Clock): SmsBox => ({
  list: async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return texts
      .map((text) => JSON.parse(text) as StoredSms)
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  },
  send: async (message) => {
    const name = createHash('sha256').update(message.id).digest('hex').slice(0, 24);
    const stored: StoredSms = { ...message, receivedAt: clock.now().toISOString() };
    await mkdir(folder, { recursive: true });
    const aside = join(folder, `${name}.${process.pid}.new`);
    await writeFile(aside, JSON.stringify(stored));
    await rename(aside, join(folder, `${name}.json`));
  },
});

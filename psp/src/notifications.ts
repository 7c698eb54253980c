import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Faults, takeFault } from './faults.ts';

/** A notification as it goes out. */
export interface Notification {
  /** Where it goes: `http:` alone, nothing leaves this machine. */
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Called once it was answered well. */
  readonly onTaken?: () => void;
}

/** A notification that was sent, with the status it was answered; 0 for none. */
export interface Sent extends Notification {
  readonly status: number;
}

const patienceMilliseconds = 15_000;

/** Posts to a host of this machine, whatever its name: `*.localhost` does not resolve everywhere. */
function post({ url, body, headers }: Notification): Promise<number> {
  const { port, pathname, search, host } = new URL(url);
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: port === '' ? 80 : Number(port),
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { ...headers, host, 'content-length': String(Buffer.byteLength(body)) },
        timeout: patienceMilliseconds,
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Sends notifications with the faults that are asked for, and keeps what became of them. */
export class Notifier {
  readonly sent: Sent[] = [];
  readonly #faults: Faults;
  readonly #held: Notification[] = [];
  readonly #going = new Set<Promise<void>>();

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  send(notification: Notification): void {
    if (takeFault(this.#faults, 'dropNotifications')) return;
    if (this.#faults.reorderNotifications) {
      this.#held.push(notification);
      return;
    }
    for (const late of this.#held.splice(0).toReversed()) this.#start(late);
    this.#start(notification);
  }

  /** Until everything that was sent is answered; what is held goes out first, the newest before the others. */
  async settled(): Promise<void> {
    for (const late of this.#held.splice(0).toReversed()) this.#start(late);
    while (this.#going.size > 0) await Promise.all(this.#going);
  }

  #start(notification: Notification): void {
    const { notificationDelay, notificationCopies } = this.#faults;
    for (let copy = 0; copy < notificationCopies; copy += 1) {
      const going = (async () => {
        await pause(notificationDelay);
        const status = await post(notification);
        this.sent.push({ ...notification, status });
        if (status >= 200 && status < 300) notification.onTaken?.();
      })().finally(() => this.#going.delete(going));
      this.#going.add(going);
    }
  }
}

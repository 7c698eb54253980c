import { connect, type Socket } from 'node:net';
import type { Talker } from './chat-ground.ts';

/** How many at a time are opened. */
const together = 50;

/** A stream that is held open. */
export interface OpenedStream {
  /** How much came, on all its connections. */
  readonly bytesRead: number;
  destroy(): void;
}

/**
 * The event streams of all, as thin as they get; `onKey` hears the key of each message that comes, and on whose stream.
 * One that the server ends, as it does after a quarter of an hour, goes on behind its last event.
 */
export async function openStreams(
  port: number,
  talkers: readonly Talker[],
  onKey: (key: string, at: number) => void,
): Promise<OpenedStream[]> {
  const streams: OpenedStream[] = [];
  for (let at = 0; at < talkers.length; at += together)
    streams.push(
      ...(await Promise.all(
        talkers
          .slice(at, at + together)
          .map((talker, next) => openStream(port, talker, (key) => onKey(key, at + next))),
      )),
    );
  return streams;
}

/** Between the end of a stream and the next one, as browsers wait. */
const pauseMs = 1_000;

const openStream = (port: number, { token, address }: Talker, onKey: (key: string) => void) =>
  new Promise<OpenedStream>((resolve, reject) => {
    let [isOver, last, before] = [false, '', 0];
    let socket: Socket | undefined;
    const stream = {
      get bytesRead() {
        return before + (socket?.bytesRead ?? 0);
      },
      destroy() {
        isOver = true;
        socket?.destroy();
      },
    };
    const open = () => {
      if (isOver) return;
      before += socket?.bytesRead ?? 0;
      const opened = connect(port, '127.0.0.1');
      socket = opened;
      opened.setNoDelay(true).setEncoding('latin1').on('error', reject);
      opened.on('end', () => opened.destroy()).on('close', () => setTimeout(open, pauseMs));
      const since = last === '' ? '' : `Last-Event-ID: ${last}\r\n`;
      opened.write(
        `GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: session=${token}\r\n` +
          `X-Forwarded-For: ${address}\r\n${since}\r\n`,
      );
      let rest = '';
      opened.on('data', (piece: string) => {
        if (piece.includes('event: hello')) resolve(stream);
        const text = rest + piece;
        // An event may come in pieces.
        const end = text.lastIndexOf('\n\n');
        if (end < 0) return void (rest = text);
        rest = text.slice(end);
        const whole = text.slice(0, end);
        for (const [, id = ''] of whole.matchAll(/^id: (\d+)$/gm)) last = id;
        // The line would be kept for another request.
        if (whole.includes('event: reconnect')) opened.destroy();
        for (const [, key] of whole.matchAll(/"key":\s*"([0-9a-f-]{36})"/g)) if (key) onKey(key);
      });
    };
    open();
  });

import { connect, type Socket } from 'node:net';
import type { Talker } from './chat-ground.ts';

/** How many at a time are opened. */
const together = 50;

/**
 * The event streams of all, as thin as they get; `onKey` hears the key of each message that comes, and on whose stream.
 */
export async function openStreams(
  port: number,
  talkers: readonly Talker[],
  onKey: (key: string, at: number) => void,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < talkers.length; at += together)
    sockets.push(
      ...(await Promise.all(
        talkers
          .slice(at, at + together)
          .map((talker, next) => openStream(port, talker, (key) => onKey(key, at + next))),
      )),
    );
  return sockets;
}

const openStream = (port: number, { token, address }: Talker, onKey: (key: string) => void) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true).setEncoding('latin1').on('error', reject);
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: session=${token}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
    let rest = '';
    socket.on('data', (piece: string) => {
      if (piece.includes('event: hello')) resolve(socket);
      const text = rest + piece;
      // An event may come in pieces.
      const end = text.lastIndexOf('\n\n');
      if (end < 0) return void (rest = text);
      rest = text.slice(end);
      for (const [, key] of text.slice(0, end).matchAll(/"key":\s*"([0-9a-f-]{36})"/g)) if (key) onKey(key);
    });
  });

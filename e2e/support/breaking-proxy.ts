import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What can happen to a call on its way; the share of each. */
const shares = { drop: 0.06, loseAnswer: 0.06, cutAnswer: 0.06, double: 0.1, delay: 0.3 } as const;
const longestDelayMilliseconds = 400;
const longestStreamMilliseconds = 6000;

export interface BreakingProxy {
  readonly port: number;
  /** From now on calls are broken, or no more; pages and their files always come whole. */
  breakCalls(isOn: boolean): void;
  /** How often each thing happened. */
  readonly done: Record<keyof typeof shares | 'cutStream', number>;
  close(): Promise<void>;
}

/**
 * Stands between browsers and a server and, by `random`, drops calls, sends them twice, holds them up, loses or cuts
 * their answers, and ends event streams.
 */
export async function createBreakingProxy(target: number, random: () => number): Promise<BreakingProxy> {
  const agent = new Agent({ keepAlive: false });
  const done = { drop: 0, loseAnswer: 0, cutAnswer: 0, double: 0, delay: 0, cutStream: 0 };
  let isBreaking = false;

  const happens = (what: keyof typeof shares) => {
    const does = isBreaking && random() < shares[what];
    if (does) done[what] += 1;
    return does;
  };
  const ask = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port: target, host: '127.0.0.1', method, path: url, headers, agent }, resolve);
      asked.on('error', reject);
      asked.end(body);
    });
  const passStream = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const stream = await ask(incoming, Buffer.alloc(0));
    outgoing.writeHead(stream.statusCode ?? 502, stream.headers);
    stream.on('error', () => outgoing.destroy()).pipe(outgoing);
    outgoing.on('close', () => stream.destroy());
    if (!isBreaking) return;
    await sleep(random() * longestStreamMilliseconds);
    done.cutStream += 1;
    incoming.socket.destroy();
  };
  const passCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bytesOf(incoming);
    if (happens('double')) await ask(incoming, body).then(bytesOf);
    const answer = await ask(incoming, body);
    const bytes = await bytesOf(answer);
    if (happens('loseAnswer')) return void incoming.socket.destroy();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!happens('cutAnswer')) return void outgoing.end(bytes);
    outgoing.write(bytes.subarray(0, bytes.length / 2));
    await sleep(5);
    incoming.socket.destroy();
  };
  const passWhole = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const answer = await ask(incoming, await bytesOf(incoming));
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(await bytesOf(answer));
  };
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!incoming.url?.startsWith('/api/')) return passWhole(incoming, outgoing);
    if (happens('delay')) await sleep(random() * longestDelayMilliseconds);
    if (happens('drop')) return void incoming.socket.destroy();
    return incoming.url.startsWith('/api/events') ? passStream(incoming, outgoing) : passCall(incoming, outgoing);
  };

  const server = createServer((incoming, outgoing) => {
    // A server that is gone looks like a line that is cut.
    pass(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    breakCalls: (isOn) => void (isBreaking = isOn),
    done,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

import { v7 as newKey } from 'uuid';
import { body, databaseCpu, type Ground, type Server, startServer, type Talker } from '../chat-ground.ts';
import type { HttpLine } from '../../http-line.ts';

export type Servers = readonly [Server, ...Server[]];

/** Starts so many processes on one ground for some work, and ends them. */
export async function withServers<T>(
  { dataDir, connection }: Ground,
  count: number,
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const servers: [Server, ...Server[]] = [await startServer(dataDir, connection)];
  while (servers.length < count) servers.push(await startServer(dataDir, connection));
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Resident bytes of all processes. */
export const memoryOf = async (servers: Servers) =>
  (await Promise.all(servers.map((server) => server.memory()))).reduce((sum, each) => sum + each, 0);

let next = 0;

export interface Speed {
  /** Sends a second. */
  readonly rate: number;
  /** CPU milliseconds of all processes and of PostgreSQL, for a message. */
  readonly cpu: number;
}

/** Sends as many as are answered for so many seconds, each from another member. */
export async function fullSpeed(
  { ground, servers }: { ground: Ground; servers: Servers },
  lines: readonly HttpLine[],
  seconds: number,
): Promise<Speed> {
  const { talkers } = ground;
  let sent = 0;
  const before = await cpuOf(ground, servers);
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() - started < seconds * 1000) {
        const at = (next += 1) % talkers.length;
        await sendBetween(line, { from: talkers[at], to: talkers[at ^ 1], key: newKey() });
        sent += 1;
      }
    }),
  );
  const rate = (sent * 1000) / (performance.now() - started);
  return { rate, cpu: (((await cpuOf(ground, servers)) - before) * 1000) / sent };
}

/** CPU seconds of all processes and of PostgreSQL so far. */
const cpuOf = async ({ dataDir }: Ground, servers: Servers) =>
  (await Promise.all(servers.map((server) => server.cpu()))).reduce((sum, each) => sum + each, 0) +
  databaseCpu(dataDir);

/** Sends one message with a key; throws unless it is answered 200. */
export async function sendBetween(
  line: HttpLine,
  { from, to, key }: { from: Talker | undefined; to: Talker | undefined; key: string },
): Promise<void> {
  if (!from || !to) throw new Error('nobody to write to');
  const { status, text } = await line.post('/api/message.php', from, { profile: to.publicId, key, text: body });
  if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
}

import { openLine, type HttpLine } from '../../http-line.ts';
import { databaseCpu, startServer, type Ground } from '../chat-ground.ts';
import { openStreams } from '../open-streams.ts';
import { startEjabberd } from './ejabberd.ts';
import { openXmpp, type XmppLine } from './xmpp.ts';

/** How many at a time are connected. */
const together = 50;
/** As many as a browser's calls may be under way; ejabberd takes what is written without an answer. */
const ownLines = 256;

type Seen = (key: string, at: number) => void;

/** A chat with all its members present, one of the two that are measured. */
export interface Side {
  readonly name: string;
  readonly lines: readonly unknown[];
  /** From now on `seen` hears of each message, and on whose screen it is. */
  onSeen(seen: Seen): void;
  /** Has the member write to the other of their pair; answers when the next may be written on this line. */
  say(line: unknown, at: number, message: { key: string; body: string }): Promise<void>;
  /** CPU seconds of its process so far, without those of PostgreSQL. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** Ours: a message is sent by HTTP and seen on the event stream. */
export async function ownSide({ dataDir, connection, talkers }: Ground): Promise<Side> {
  const server = await startServer(dataDir, connection);
  let seen: Seen = () => {};
  const sockets = await openStreams(server.port, talkers, (key, at) => seen(key, at));
  const lines = await Promise.all(Array.from({ length: ownLines }, () => openLine(server.port)));
  return {
    name: 'ours',
    lines,
    onSeen: (hear) => (seen = hear),
    async say(line, at, { key, body }) {
      const [from, to] = [talkers[at], talkers[at ^ 1]];
      if (!from || !to) return;
      const message = { profile: to.publicId, key, text: body };
      const { status, text } = await (line as HttpLine).post('/api/message.php', from, message);
      if (status !== 200) throw new Error(`a send was answered ${status}: ${text}`);
    },
    cpu: () => server.cpu(),
    async close() {
      for (const line of lines) line.close();
      for (const socket of sockets) socket.destroy();
      await server.stop();
    },
  };
}

/** ejabberd: a message is a stanza, archived for both and seen when it comes to the other. */
export async function ejabberdSide({ connection, talkers }: Ground): Promise<Side> {
  const names = talkers.map((_, at) => `m${at}`);
  const ejabberd = await startEjabberd(connection, names);
  let seen: Seen = () => {};
  const clients: XmppLine[] = [];
  for (let at = 0; at < names.length; at += together)
    clients.push(
      ...(await Promise.all(
        names
          .slice(at, at + together)
          .map((name, next) => openXmpp(ejabberd.port, name, (key) => seen(key, at + next))),
      )),
    );
  let said = 0;
  return {
    name: `ejabberd ${ejabberd.version}`,
    // Nobody waits for an answer: as many lines as may ever be written on at once.
    lines: Array.from({ length: talkers.length }, (_, at) => at),
    onSeen: (hear) => (seen = hear),
    async say(_, at, { key, body }) {
      said += 1;
      await clients[at]?.say(`m${at ^ 1}`, key, body);
    },
    cpu: () => Promise.resolve(databaseCpu(ejabberd.folder)),
    async close() {
      const archived = await ejabberd.archived();
      if (archived < said * 2)
        throw new Error(`ejabberd archived ${archived} rows of ${said} messages, not two of each`);
      for (const client of clients) client.close();
      await ejabberd.stop();
    },
  };
}

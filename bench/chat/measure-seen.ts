import { v7 as newKey } from 'uuid';
import { openLine } from '../http-line.ts';
import { body, pause, type Server, type Talker } from './chat-ground.ts';
import { listenTo } from './online/listen-to.ts';

type Length = { readonly milliseconds: number } | { readonly isGoingOn: () => boolean };

/** What came of the messages of a while. */
export interface Seen {
  /** Of each that was seen, the milliseconds from the press of the button to the other's screen. */
  readonly times: number[];
  /** How many were answered by a refusal, by its status. */
  readonly refused: Readonly<Record<number, number>>;
  /** How many were accepted and never came to the other's screen. */
  readonly lost: number;
}

/** How long the last message may take to be seen. */
const patience = 10_000;
/** A member may send sixty a minute and two thousand a day: those who write at this pace are refused nothing. */
const [shortest, longest] = [1200, 1800];

/**
 * So many people with an open stream are each written to every second and a half, for a time or while something goes
 * on.
 */
export async function measureSeen(
  server: Server,
  talkers: readonly Talker[],
  { pairs, ...length }: { readonly pairs: number } & Length,
): Promise<Seen> {
  const seen = new Map<string, number>();
  const accepted = new Map<string, number>();
  const refused: Record<number, number> = {};
  const writers = talkers.slice(0, pairs * 2).filter((_, at) => at % 2 === 0);
  const readers = talkers.slice(0, pairs * 2).filter((_, at) => at % 2 === 1);
  const streams = await Promise.all(
    readers.map((reader) => listenTo(server.port, reader, (key) => seen.set(key, performance.now()))),
  );
  const started = performance.now();
  const isOn = 'milliseconds' in length ? () => performance.now() < started + length.milliseconds : length.isGoingOn;
  await Promise.all(
    writers.map(async (writer, at) => {
      const line = await openLine(server.port);
      await pause((at * shortest) / writers.length);
      while (isOn()) {
        const key = newKey();
        const pressed = performance.now();
        const input = { profile: readers[at]?.publicId, key, text: body };
        const { status } = await line.post('/api/message.php', writer, input);
        if (status === 200) accepted.set(key, pressed);
        else refused[status] = (refused[status] ?? 0) + 1;
        await pause(shortest + Math.random() * (longest - shortest));
      }
      line.close();
    }),
  );
  const end = performance.now() + patience;
  const unseen = () => [...accepted.keys()].filter((key) => !seen.has(key)).length;
  while (unseen() > 0 && performance.now() < end) await pause(100);
  for (const stream of streams) stream.destroy();
  const times = [...accepted].flatMap(([key, pressed]) => {
    const at = seen.get(key);
    return at === undefined ? [] : [at - pressed];
  });
  return { times, refused, lost: unseen() };
}

/** Says what was refused and what was lost, and whether neither was. */
export function tellsMissing({ times, refused, lost }: Seen): boolean {
  const refusals = Object.entries(refused).map(([status, count]) => `, ${count} refused with ${status}`);
  console.log(`${times.length} messages seen, ${lost} accepted and never seen${refusals.join('')}`);
  return lost === 0 && refusals.length === 0;
}

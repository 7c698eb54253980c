import { randomUUID } from 'node:crypto';
import { openLine } from '../http-line.ts';
import { body, listenTo, pause, type Server, type Talker } from './chat-ground.ts';

type Length = { readonly milliseconds: number } | { readonly isGoingOn: () => boolean };

/**
 * So many people with an open stream are each written to about once a second, for a time or while something goes on:
 * the milliseconds from the press of the button to the other's screen.
 */
export async function measureSeen(
  server: Server,
  talkers: readonly Talker[],
  { pairs, ...length }: { readonly pairs: number } & Length,
): Promise<number[]> {
  const seen: number[] = [];
  const pressed = new Map<string, number>();
  const writers = talkers.slice(0, pairs * 2).filter((_, at) => at % 2 === 0);
  const readers = talkers.slice(0, pairs * 2).filter((_, at) => at % 2 === 1);
  const streams = await Promise.all(
    readers.map((reader) =>
      listenTo(server.port, reader, (key) => seen.push(performance.now() - (pressed.get(key) ?? Number.NaN))),
    ),
  );
  const started = performance.now();
  const isOn = 'milliseconds' in length ? () => performance.now() < started + length.milliseconds : length.isGoingOn;
  await Promise.all(
    writers.map(async (writer, at) => {
      const line = await openLine(server.port);
      await pause(at * 10);
      while (isOn()) {
        const key = randomUUID();
        pressed.set(key, performance.now());
        const input = { profile: readers[at]?.publicId, key, text: body };
        const { status, text } = await line.post('/api/message.php', writer, input);
        if (status !== 200) throw new Error(`a message was answered ${status}: ${text}`);
        await pause(800 + Math.random() * 400);
      }
      line.close();
    }),
  );
  for (let waits = 0; seen.length < pressed.size && waits < 50; waits += 1) await pause(100);
  for (const stream of streams) stream.destroy();
  if (seen.length !== pressed.size) throw new Error(`${pressed.size} messages were sent, ${seen.length} seen`);
  return seen;
}

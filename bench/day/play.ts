import { pause } from '../chat/chat-ground.ts';
import { acts, type Scene } from './acts.ts';
import { type Act, actNames } from './town.ts';

/** Milliseconds that each took, from the moment at which it was to be done. */
export type Times = Readonly<Record<Act, number[]>>;
const noTimes = (): Times => Object.fromEntries(actNames.map((act) => [act, [] as number[]])) as Record<Act, number[]>;

/**
 * Does each so often a second, at moments that do not know of each other, however long the answers take. Throws what
 * was refused first.
 */
export async function play(
  scene: Scene,
  { perSecond, seconds }: { perSecond: Readonly<Record<Act, number>>; seconds: number },
): Promise<Times> {
  const times = noTimes();
  const under = new Set<Promise<void>>();
  const refused: unknown[] = [];
  const started = performance.now();
  const later = (act: Act) => (-Math.log(1 - Math.random()) / perSecond[act]) * 1000;
  const due = Object.fromEntries(actNames.map((act) => [act, started + later(act)])) as Record<Act, number>;
  const begin = (act: Act, at: number) => {
    const one = acts[act](scene).then(
      () => void times[act].push(performance.now() - at),
      (error: unknown) => void refused.push(error),
    );
    under.add(one);
    void one.finally(() => under.delete(one));
  };
  while (performance.now() - started < seconds * 1000) {
    for (const act of actNames) for (; due[act] <= performance.now(); due[act] += later(act)) begin(act, due[act]);
    await pause(1);
  }
  await Promise.all(under);
  if (refused.length > 0) throw refused[0];
  return times;
}

/** Does one and the same again and again for so long, two at a time; answers how often. */
export async function repeat(scene: Scene, act: Act, seconds: number): Promise<number> {
  let done = 0;
  const end = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      await acts[act](scene);
      done += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return done;
}

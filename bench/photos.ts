import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { another, type TestMember, withDatabase } from '../e2e/support/members.ts';
import type { TestServer } from '../e2e/support/real-server.ts';
import { makeVariants } from '../server/src/photos/decoding/make-variants.ts';
import { withServer } from './opened.ts';

/** Milliseconds from a 12-megapixel upload in memory to all its files, one at a time. */
const pipelineBudget = 2500;
/**
 * Milliseconds at the 99th percentile of small requests while photos are being made, by so many times those without.
 */
const [p99Budget, p99Ratio] = [150, 6];
const size = { width: 4000, height: 3000 };
const [uploaders, perUploader] = [4, 3];
const askers = 4;
const quietSeconds = Number(process.env['BENCH_SECONDS'] ?? 8);
/** Between two requests of one asker. */
const thinkMilliseconds = 25;

/** Measures what a photo of 12 megapixels takes, and what making photos does to everybody else's requests. */
export async function benchPhotos(): Promise<boolean> {
  const upload = await drawUpload(0);
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now();
    await makeVariants(upload);
    times.push(performance.now() - start);
  }
  // The first one also loads the library.
  const perPhoto = at(times.slice(1), 0.5);
  console.log(
    `12 megapixels, ${(upload.length / 1e6).toFixed(1)} MB: ` +
      `${perPhoto.toFixed(0)} ms a photo, budget ${pipelineBudget}`,
  );
  return (await benchBeside()) && perPhoto <= pipelineBudget;
}

const benchBeside = (): Promise<boolean> =>
  withServer(async (server) => {
    const people = await Promise.all(Array.from({ length: askers }, () => another(server, 'anna')));
    const givers = await Promise.all(Array.from({ length: uploaders }, () => another(server, 'anna')));
    await ask(server, people, { until: sleep(2000) });
    const alone = await ask(server, people, { until: sleep(quietSeconds * 1000) });
    const files = await Promise.all(Array.from({ length: perUploader }, (_, index) => drawUpload(index + 1)));
    const start = performance.now();
    const beside = await ask(server, people, { until: uploadAll(server, givers, files) });
    const seconds = (performance.now() - start) / 1000;
    const count = uploaders * perUploader;
    console.log(
      `GET /api/user.php alone:        p50 ${shown(alone, 0.5)}  p99 ${shown(alone, 0.99)}  ${alone.length} requests`,
    );
    console.log(
      `beside ${count} uploads in ${seconds.toFixed(1)} s: ` +
        `p50 ${shown(beside, 0.5)}  p99 ${shown(beside, 0.99)}  ${beside.length} requests`,
    );
    const [quiet, busy] = [at(alone, 0.99), at(beside, 0.99)];
    console.log(`p99 ${(busy / quiet).toFixed(1)} times as long, budget ${p99Budget} ms or ${p99Ratio} times`);
    return busy <= Math.max(p99Budget, quiet * p99Ratio);
  });

/** Asks as each member in turn until the work is done; answers how long each request took. */
async function ask(
  server: TestServer,
  people: readonly TestMember[],
  { until }: { until: Promise<unknown> },
): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const work = until.finally(() => {
    isDone = true;
  });
  await Promise.all(
    people.map(async ({ token }) => {
      while (!isDone) {
        const start = performance.now();
        const answer = await fetch(server.url('/api/user.php'), { headers: { cookie: `session=${token}` } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`a request was refused: ${answer.status}`);
        times.push(performance.now() - start);
        await sleep(thinkMilliseconds);
      }
    }),
  );
  await work;
  return times;
}

/** Uploads all photos at once and waits until the last one is made. */
async function uploadAll(server: TestServer, givers: readonly TestMember[], files: readonly Buffer[]): Promise<void> {
  await Promise.all(
    givers.map(async ({ token }) => {
      for (const body of files) {
        const answer = await fetch(server.url('/api/photo.php'), {
          method: 'POST',
          headers: { cookie: `session=${token}`, 'x-client': 'web' },
          body: new Uint8Array(body),
        });
        if (!answer.ok) throw new Error(`an upload was refused: ${await answer.text()}`);
      }
    }),
  );
  const ids = givers.map(({ id }) => id);
  const waiting = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::integer as count from photos where state = 'uploading' and profile_id = any($1)",
        [ids],
      );
      return rows[0]?.count ?? 0;
    });
  while ((await waiting()) > 0) await sleep(200);
}

/** A JPEG with as much detail as a telephone's: noise over soft colours. */
const drawUpload = (seed: number): Promise<Buffer> =>
  sharp({
    create: { ...size, channels: 3, background: '#8a7560', noise: { type: 'gaussian', mean: 120 + seed, sigma: 18 } },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const shown = (times: readonly number[], share: number): string => `${at(times, share).toFixed(1)} ms`;

// A process of its own for pictures from outside (make-variants.ts). What a file can do to a decoder happens here: it
// holds no secret and no connection, ends itself when it takes too much memory, and is ended when it takes too long.
import { realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutVariantsOf, variantsOf, widthsOf } from './pictures.ts';
import { type Asked, type MadePhoto, type MadeWidths, type DecodeLimits, exitCodes } from './asked.ts';

/** Whether this file is what the process was started for, and not read by another. */
const isStarted =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url));

function serve(limits: DecodeLimits): void {
  let begun = process.cpuUsage();

  // Of all processes of this machine the one to end first when memory runs out; other systems have no such file.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {}

  // The pixels lie outside of the heap, where Node bounds nothing; they are made in threads, so that this goes on.
  setInterval(() => {
    if (process.memoryUsage.rss() > limits.megabytes * 1024 * 1024) process.exit(exitCodes.tooLarge);
    const { user, system } = process.cpuUsage(begun);
    if (user + system > limits.cpuSeconds * 1_000_000) process.exit(exitCodes.tooLong);
  }, 20);

  // Whoever stops the server stops it alone, and it ends this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());

  process.on('message', (asked: Asked) => {
    begun = process.cpuUsage();
    void make(asked).then(
      (made) => process.send?.({ made }),
      // Whatever a decoder throws at a file is the file's.
      (error: unknown) => process.send?.({ unreadable: error instanceof Error ? error.message : 'unreadable' }),
    );
  });
}

async function make(asked: Asked): Promise<MadePhoto | MadeWidths> {
  const picture = Buffer.from(asked.bytes);
  if ('widths' in asked) return widthsOf(picture, asked.widths);
  const { cut, isByMachine } = asked;
  return cut ? cutVariantsOf(picture, cut) : variantsOf(picture, { isByMachine });
}

if (isStarted) serve(JSON.parse(process.argv[2] ?? '{}') as DecodeLimits);

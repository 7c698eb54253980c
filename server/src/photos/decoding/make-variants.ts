import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { minute } from '@vonk/contract/durations';
import type { PhotoCut } from '@vonk/contract/photos';
import { limitConcurrency } from '../../platform/threads/concurrency.ts';
import {
  type Answer,
  type Asked,
  type DecodeLimits,
  exitCodes,
  type Made,
  type MadePhoto,
  type MadeWidths,
  UnreadablePhoto,
} from './asked.ts';

export { type MadePhoto, UnreadablePhoto } from './asked.ts';

const program = fileURLToPath(new URL('decode-process.ts', import.meta.url));
/** The largest picture takes two seconds of a processor. */
const usualLimits: DecodeLimits = { megabytes: 900, cpuSeconds: 20 };
/** And should it neither answer nor use one. */
const patienceMilliseconds = 3 * minute;
/** A process that nobody needs is ended. */
const idleMilliseconds = minute;

/** One picture at a time in each: what is sent in a chat does not wait for what is uploaded. */
const [uploads, sent] = [openDecoder(), openDecoder()];

/** The files of an upload (`variantsOf`); throws `UnreadablePhoto`. Made in a process of its own. */
export const makeVariants = (bytes: Buffer): Promise<MadePhoto> => uploads({ bytes, cut: undefined });

/** The same for a photo that somebody waits for, in a chat. */
export const makeSentVariants = (bytes: Buffer): Promise<MadePhoto> => sent({ bytes, cut: undefined });

/** A picture that somebody waits for, whole in these widths from the narrowest on; throws `UnreadablePhoto`. */
export const makeWidths = (bytes: Buffer, widths: readonly number[]): Promise<MadeWidths> => sent({ bytes, widths });

/** The files of a picture of an invented profile, which somebody waits for; what a machine made says so (T12). */
export const makeInventedVariants = (bytes: Buffer, isByMachine: boolean): Promise<MadePhoto> =>
  sent({ bytes, cut: undefined, isByMachine });

/** The files of a picture that is turned and cut; throws `UnreadablePhoto`. */
export const cutVariants = (source: Buffer, cut: PhotoCut): Promise<MadePhoto> => uploads({ bytes: source, cut });

/** A process that decodes one picture at a time, is started when it is needed and replaced when it fails. */
export function openDecoder(limits: DecodeLimits = usualLimits) {
  const inTurn = limitConcurrency(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return <What extends Asked>(asked: What): Promise<Made<What>> =>
    inTurn(async () => {
      clearTimeout(idle);
      child = child?.connected ? child : start(limits);
      try {
        return await ask(child, asked);
      } catch (error) {
        end();
        throw error;
      } finally {
        idle = setTimeout(end, idleMilliseconds).unref();
      }
    });
}

/** It is handed no setting of ours, secrets among them. */
function start(limits: DecodeLimits): ChildProcess {
  const { PATH, TMPDIR } = process.env;
  const child = fork(program, [JSON.stringify(limits)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
    env: { ...(PATH === undefined ? {} : { PATH }), ...(TMPDIR === undefined ? {} : { TMPDIR }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Who asks hears of it too; an error that nobody listens for would end our process.
  child.on('error', () => undefined);
  hold(child, false);
  return child;
}

/** Whether the decoder keeps our process alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  child[isHeld ? 'ref' : 'unref']();
  child.channel?.[isHeld ? 'ref' : 'unref']();
}

function ask<What extends Asked>(child: ChildProcess, asked: What): Promise<Made<What>> {
  hold(child, true);
  return new Promise<Made<What>>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      hold(child, false);
      settle();
    };
    const fail = (error: Error) => finish(() => reject(error));
    const onMessage = (answer: Answer<What>) =>
      'made' in answer ? finish(() => resolve(answer.made)) : fail(new UnreadablePhoto(answer.unreadable));
    const onExit = (code: number | null) => fail(whyEnded(code));
    const onError = (error: Error) => fail(error);
    const timer = setTimeout(() => fail(new Error('the decoder does not answer')), patienceMilliseconds);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(asked, (error) => error && fail(error));
  });
}

/** What made the decoder end by itself is the picture's fault; what ended it otherwise says nothing of the picture. */
function whyEnded(code: number | null): Error {
  if (code === exitCodes.tooLarge) return new UnreadablePhoto('the picture took too much memory');
  if (code === exitCodes.tooLong) return new UnreadablePhoto('the picture took too long');
  return new Error('the decoder ended');
}

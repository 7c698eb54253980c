import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 200;

/**
 * A stranger who opens the first page again and again, with all scripts and styles that it names; a browser keeps none
 * of them. Tells at the end how many pages and files were asked for, and which failed, by status.
 */
export function startVisits(port: number, scheme: 'http' | 'https') {
  let [isOver, asked] = [false, 0];
  const failures = new Map<number, number>();
  const read = async (path: string): Promise<string> => {
    asked += 1;
    const { status, text } = await ask(path, { port, scheme });
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
    return text;
  };
  const visiting = (async () => {
    for (; !isOver; await wait(pauseMs)) {
      const page = await read('/');
      for (const [path] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) await read(path);
    }
  })();
  return {
    async end() {
      isOver = true;
      await visiting;
      return {
        asked,
        failures: [...failures].map(([status, count]) => `${count} × ${status || 'broken off'}`).join(', '),
      };
    },
  };
}

interface Where {
  readonly port: number;
  readonly scheme: 'http' | 'https';
}

function ask(path: string, { port, scheme }: Where): Promise<{ status: number; text: string }> {
  const options = { port, host: '127.0.0.1', path, headers: { host: 'localhost' }, agent: false };
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, text: '' });
    const call = scheme === 'https' ? requestSecure({ ...options, rejectUnauthorized: false }) : requestPlain(options);
    call.on('error', broken).on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => void (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', broken);
    });
    call.end();
  });
}

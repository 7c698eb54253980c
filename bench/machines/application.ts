import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { basic, commandOf, isReady, ports, root, until } from './programs.ts';

/** One process of the application by its unit, with pages and jobs. */
export interface Application {
  readonly port: number;
  start(): Promise<void>;
  kill(): void;
  pid(): number;
}

/** Makes one on a database; its log and its files are in the folder. */
export async function openApplication(folder: string, databaseUrl: string): Promise<Application> {
  const [port = 0] = await ports(1);
  let child: ChildProcess | undefined;
  return {
    port,
    async start() {
      const [program, ...args] = commandOf('vonk@.service', {});
      const log = openSync(join(folder, 'application.log'), 'a');
      child = spawn(program, args, {
        cwd: root,
        stdio: ['ignore', log, log],
        env: {
          ...basic(),
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, 'data'),
          SKIP_SEED: 'true',
          LOG_LEVEL: 'warn',
          NODE_ENV: 'production',
          TRUST_PROXY: '1',
        },
      });
      closeSync(log);
      await until('an answer of the application', () => isReady(port));
    },
    kill: () => void child?.kill('SIGKILL'),
    pid: () => child?.pid ?? 0,
  };
}

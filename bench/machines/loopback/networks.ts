import { spawnSync } from 'node:child_process';
import type { Account } from '../programs.ts';

/** A network of its own for each of several machines, each with a cable to one switch (Linux, by root). */
export interface Networks {
  /** Where the host is reached from the machines. */
  readonly host: string;
  /** Where the machine of a number, 1 and up, is reached. */
  address(machine: number): string;
  /** What starts a program on a machine, as somebody there. */
  inside(machine: number, command: readonly [string, ...string[]], account: Account): [string, ...string[]];
  /** Pulls the cable of a machine, or plugs it in again: what it says is lost, and nobody is told so. */
  plug(machine: number, state: 'up' | 'down'): void;
  remove(): void;
}

const prefix = '10.77.0';
const bridge = 'vonk-switch';
const nameOf = (machine: number) => `vonk-${machine}`;

/** Whether this machine can have them: they are made by root. */
export const canBeApart = (): boolean => process.getuid?.() === 0 && run('-V') === 0;

/** Makes them for so many machines, in place of those that a run which was killed left. */
export function openNetworks(machines: number): Networks {
  const numbers = Array.from({ length: machines }, (_, at) => at + 1);
  const host = `${prefix}.254`;
  const remove = () => {
    for (const machine of numbers) run('netns', 'del', nameOf(machine));
    run('link', 'del', bridge);
  };
  remove();
  must('link', 'add', bridge, 'type', 'bridge');
  must('addr', 'add', `${host}/24`, 'dev', bridge);
  must('link', 'set', bridge, 'up');
  for (const machine of numbers) {
    const name = nameOf(machine);
    must('netns', 'add', name);
    must('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    must('link', 'set', name, 'master', bridge, 'up');
    must('-n', name, 'addr', 'add', `${prefix}.${machine}/24`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) must('-n', name, 'link', 'set', device, 'up');
  }
  return {
    host,
    address: (machine) => `${prefix}.${machine}`,
    inside: (machine, command, { uid = 0, gid = uid }) => [
      'ip',
      'netns',
      'exec',
      nameOf(machine),
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      ...command,
    ],
    plug: (machine, state) => must('link', 'set', nameOf(machine), state),
    remove,
  };
}

const run = (...args: readonly string[]): number | null => spawnSync('ip', args, { stdio: 'ignore' }).status;

function must(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
}

import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/**
 * CPU seconds of a process and of all that it started, those that ended too, as Linux counts them: photos are decoded
 * beside it.
 */
export function cpuOfTree(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const within = new Set([pid]);
  for (let known = 0; known !== within.size;) {
    known = within.size;
    for (const process of all) if (within.has(process.parent)) within.add(process.pid);
  }
  return all.filter((process) => within.has(process.pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
}

function readProcess(name: string): Process[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}

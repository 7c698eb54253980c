import { until } from '../programs.ts';

export type Member = 'db1' | 'db2' | 'db3';

interface Patient {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

/** Bytes of the log that a standby may be behind. */
const mostLag = 1_000_000;

/** The databases as Patroni sees them. */
export interface Cluster {
  /** The one that takes writes; waits for it. */
  primary(): Promise<Member>;
  /** Asks for another primary. */
  switchOver(): Promise<void>;
  /**
   * Resolves when three run, one of them as primary and one as its synchronous standby, with those that were copied
   * anew for it: what is not there again in two minutes is, as operators do.
   */
  whole(): Promise<readonly Member[]>;
}

/** Asks Patroni at these addresses, of db1 to db3. */
export function clusterAt(urls: readonly string[]): Cluster {
  const urlOf = (name: string | undefined) => urls[Number(name?.slice(2)) - 1];
  const members = async (): Promise<readonly Patient[]> => {
    for (const url of urls) {
      const known = await fetch(`${url}/cluster`, { signal: AbortSignal.timeout(1000) })
        .then((answer) => answer.json() as Promise<{ members: Patient[] }>)
        .then((said) => said.members)
        .catch(() => undefined);
      if (known) return known;
    }
    return [];
  };
  const leader = async () =>
    (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name as Member | undefined;
  const untilWhole = () => until('three databases', async () => isWhole(await members()));
  return {
    async primary() {
      await until('a primary', async () => (await leader()) !== undefined);
      return (await leader()) ?? 'db1';
    },
    async switchOver() {
      const from = await leader();
      const body = JSON.stringify({ leader: from });
      const answer = await fetch(`${urlOf(from)}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`);
    },
    async whole() {
      try {
        await untilWhole();
        return [];
      } catch {
        const ill = illOf(await members()).filter(({ role }) => role === 'replica');
        for (const { name } of ill)
          await fetch(`${urlOf(name)}/reinitialize`, { method: 'POST', body: JSON.stringify({ force: true }) });
        await untilWhole();
        return ill.map(({ name }) => name as Member);
      }
    },
  };
}

function illOf(members: readonly Patient[]): Patient[] {
  const leader = members.find(({ role }) => role === 'leader');
  return members.filter(
    ({ state, lag, timeline }) =>
      !['running', 'streaming'].includes(state) || Number(lag ?? 0) >= mostLag || timeline !== leader?.timeline,
  );
}

const isWhole = (members: readonly Patient[]): boolean =>
  ['leader', 'sync_standby', 'replica'].every((wanted) => members.some(({ role }) => role === wanted)) &&
  illOf(members).length === 0;

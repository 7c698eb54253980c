/** One thing that takes time: no name and no attribute says who it is about, or holds what somebody wrote (T90). */
export interface Step {
  readonly kind: 'request' | 'call' | 'sql' | 'job' | 'mail';
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** What came of a step, where it does not throw. */
export type Outcome<Result> = (result: Result) => { readonly hasFailed: boolean; readonly status?: number };

/** Notes when a step began and ended; what is done within it belongs to it. */
export type Around = <Result>(step: Step, work: () => Promise<Result>, outcome?: Outcome<Result>) => Promise<Result>;

let around: Around | undefined;

/** Does something, and notes it in a trace where TRACES_URL is set; without that it costs nothing. */
export const traced: Around = (step, work, outcome) => (around ? around(step, work, outcome) : work());

export const isTracing = (): boolean => around !== undefined;

/** Says by what steps are noted from now on; undefined: by nothing. */
export const traceBy = (by: Around | undefined): void => void (around = by);

/** What a statement is called in traces: the function or table it is about. Its values are in none. */
export function nameOfSql(text: string): string {
  const [verb = 'sql'] = /\w+/.exec(text) ?? [];
  const about = /\b(\w+_v\d+)\(/.exec(text)?.[1] ?? /\b(?:from|into|update)\s+(\w+)/i.exec(text)?.[1];
  return about === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${about}`;
}

/** The path of a browser; undefined, after saying what to do, when none can be had. */
export function findBrowser(...preferred: readonly string[]): string | undefined;

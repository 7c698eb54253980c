/**
 * The release before this one named what a payload holds in snake case, and the site `site_id` or `site`. While one is
 * updated to the other both write and run jobs, so for this one release rows carry both names and either is read.
 * Delete this file with the next.
 */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A payload with its fields under the names of both releases. */
export const withOldNames = (payload: object): object =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => [
      [name, value],
      [snake(name), value],
      ...(name === 'siteId' ? [['site', value]] : []),
    ]),
  );

/** A payload of either release, with its fields under today's names beside those they came with. */
export const withNewNames = (payload: object): object =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => [
      [name, value],
      [name === 'site' ? 'siteId' : camel(name), value],
    ]),
  );

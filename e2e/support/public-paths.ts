import { landerNames } from '../../contract/src/landers.ts';
import { indexedPaths } from '../../contract/src/public-paths.ts';

const memberLanders = ['landing', 'landing2', 'landing3'];

/** The landing pages, those around a member among them. */
export const landerPaths = (member: string): readonly string[] => [
  ...landerNames.filter((name) => !memberLanders.includes(name)).map((name) => `/landers/${name}`),
  ...memberLanders.map((name) => `/members/${member}/${name}`),
];

/**
 * Every address that shows a visitor a page of its own; `member` is the public id of somebody whom visitors may see.
 */
export const publicPaths = (member: string): readonly string[] => [
  ...indexedPaths,
  '/lang-config',
  '/reset-password',
  '/reset-password/do',
  '/activate/error',
  '/mail-change/do',
  `/members/${member}/signup`,
  ...landerPaths(member),
];

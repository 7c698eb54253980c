import {
  interests,
  type Interest,
  type ProfileOption,
  profileOptionNames,
  profileOptions,
} from '@vonk/contract/profile';

/** A mask that lets everybody pass. */
const everybody = '-1';
const bitsPerList = 7;

const maskOf = (options: readonly string[], chosen: readonly string[], first: number): string =>
  chosen.length === 0
    ? everybody
    : String(chosen.reduce((mask, slug) => mask | (1n << BigInt(first + options.indexOf(slug))), 0n));

/** Whom one of these interests lets pass, among `interest_bits` of profiles. */
export const interestMask = (chosen: readonly Interest[]): string => maskOf(interests, chosen, 0);

/** Whom one of these answers lets pass, for each list, among `answer_bits` of profiles. */
export const answerMasks = (chosen: Readonly<Record<ProfileOption, readonly string[]>>): string[] =>
  profileOptionNames.map((name, at) => maskOf(profileOptions[name], chosen[name], at * bitsPerList));

import { countries, locales, type Country } from '@vonk/contract/locales';
import {
  interests,
  maxAboutCharacters,
  maxInterests,
  maxQuoteCharacters,
  profileOptionNames,
  profileOptions,
} from '@vonk/contract/profile';
import { describe, expect, it } from 'vitest';
import { casts, demoEmail, demoLogins, namedAsLogins } from './casts.ts';
import { findCities } from '../places/index.ts';
import { aboutParts, spokenBy, type Line } from '@vonk/demo/people/content';
import { inventedProfiles } from '@vonk/demo/people/invented';
import { languages } from '@vonk/demo/people/languages';
import { demoDialogue, demoMembers } from '@vonk/demo/people/members';

const today = new Date('2026-11-21T12:00:00Z');
const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);

describe.each(locales)('the demo people of %s', (locale) => {
  const members = demoMembers({ locale, count: 120, today });
  const content = languages[locale];

  it('are the same on every machine and a longer list starts with the shorter', () => {
    expect(demoMembers({ locale, count: 40, today })).toEqual(members.slice(0, 40));
  });

  it('are adults whose age follows from the birth date', () => {
    for (const { age, birthDate } of members) {
      const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
      const hadBirthday = month < 11 || (month === 11 && day <= 21);
      expect({ birthDate, age: 2026 - year - (hadBirthday ? 0 : 1) }).toEqual({ birthDate, age });
      expect(age).toBeGreaterThanOrEqual(20);
      expect(age).toBeLessThanOrEqual(75);
    }
  });

  it('have names of 2 to 24 characters that nobody else has', () => {
    expect(new Set(members.map(({ name }) => name.toLowerCase())).size).toBe(members.length);
    for (const { name } of members) expect(name).toMatch(/^[\p{L}’' -]{2,24}$/u);
  });

  it('choose only from the options of the contract', () => {
    for (const member of members) {
      for (const name of profileOptionNames) expect(profileOptions[name]).toContain(member.answers[name]);
      expect(countries).toContain(member.country);
      expect(member.interests.length).toBeLessThanOrEqual(maxInterests);
      expect(new Set(member.interests).size).toBe(member.interests.length);
      for (const interest of member.interests) expect(interests).toContain(interest);
    }
  });

  it('look as their profile says', () => {
    for (const { answers, appearance } of members) {
      expect(answers).toMatchObject({
        hair_color: appearance.hairKind,
        eye_color: appearance.eyeKind,
        body_type: appearance.build,
      });
    }
  });

  it('say something of their own, within the limits, with no choice left open', () => {
    expect(new Set(members.slice(0, 50).map(({ quote }) => quote)).size).toBe(50);
    for (const { quote, about } of members) {
      expect(quote.length).toBeLessThanOrEqual(maxQuoteCharacters);
      expect(about.length).toBeLessThanOrEqual(maxAboutCharacters);
      expect(quote + about).not.toMatch(/[{}|[\]]/u);
    }
    expect(members.filter(({ about }) => about === '').length).toBeLessThan(25);
  });

  it('have as many pictures as a free or premium member may', () => {
    for (const { isPremium, photoCount } of members) expect(photoCount).toBeLessThanOrEqual(isPremium ? 25 : 3);
  });

  it('live in cities that the map knows, by their own spelling', async () => {
    for (const country of Object.keys(content.places) as Country[]) {
      const known = new Set((await findCities({ country, limit: 100_000 })).map(({ name }) => name));
      expect((content.places[country] ?? []).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('have enough to say: 60 quotes, 40 paragraphs and 40 conversations, all different', () => {
    const quotes = content.quotes.map(textOf);
    const paragraphs = aboutParts.flatMap((part) => content.about[part].map(textOf));
    expect(new Set(quotes).size).toBeGreaterThanOrEqual(60);
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(new Set(paragraphs).size).toBeGreaterThanOrEqual(40);
    expect(new Set(content.dialogues.map(([opener]) => opener)).size).toBe(content.dialogues.length);
    expect(content.dialogues.length).toBeGreaterThanOrEqual(40);
  });

  it('talk in conversations of 3 to 12 messages', () => {
    for (const index of content.dialogues.keys()) {
      const messages = demoDialogue({ locale, index, starter: 'female', other: 'male' });
      expect(messages.length).toBeGreaterThanOrEqual(3);
      expect(messages.length).toBeLessThanOrEqual(12);
      for (const message of messages) expect(message).toMatch(/^[^{}|[\]]{2,300}$/u);
    }
  });

  it('are joined by one of every kind that is no member, with company and price where another company charges', () => {
    const invented = inventedProfiles(locale);
    expect(new Set(invented.map(({ kind }) => kind))).toEqual(
      new Set(['fictional', 'fictional_ai', 'livecam', 'partner']),
    );
    for (const { kind, company, age, name, quote } of invented) {
      expect(company !== undefined && company.amount > 0).toBe(kind === 'livecam' || kind === 'partner');
      expect(age).toBeGreaterThanOrEqual(18);
      expect(name.length).toBeLessThanOrEqual(24);
      expect(quote.length).toBeLessThanOrEqual(maxQuoteCharacters);
    }
  });
});

describe('a line with two forms', () => {
  it('follows the speaker in braces and the other in brackets', () => {
    expect(spokenBy('female', 'Zrobił{em|am}, a ty zrobił[eś|aś]?', 'male')).toBe('Zrobiłam, a ty zrobiłeś?');
  });
});

it('a second language gives no name that the first one took', () => {
  const dutch = demoMembers({ locale: 'nl', count: 150, today });
  const german = demoMembers({ locale: 'de', count: 150, today, takenNames: dutch.map(({ name }) => name) });
  const names = [...dutch, ...german].map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(300);
});

it('a member list keeps to the wanted countries', () => {
  expect(
    new Set(demoMembers({ locale: 'nl', count: 60, today, countries: ['BE'] }).map(({ country }) => country)),
  ).toEqual(new Set(['BE']));
});

describe('the people one logs in as', () => {
  it.each(casts)('are called as their addresses at $slug, and nobody twice', (cast) => {
    const people = demoMembers({ ...cast, today });
    const named = namedAsLogins(people);
    for (const at of Object.values(demoLogins))
      expect(demoEmail(at)).toBe(`${named[at]?.name.toLowerCase()}@vonk.example`);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });

  it('give their own name to whoever had theirs', () => {
    const names = namedAsLogins([{ name: 'Noor' }, { name: 'Michel' }, { name: 'Anna' }]).map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Bram', 'Noor']);
  });
});

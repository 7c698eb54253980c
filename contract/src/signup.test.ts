import { describe, expect, test } from 'vitest';
import { ageOn, calendarDay, isDay } from './calendar.ts';
import { checkName, checkPassword, checkSignup, cleanName, isEmail, type SignupValues } from './signup.ts';

const right: SignupValues = {
  name: 'Mark',
  email: 'mark@example.org',
  password: 'vuurtoren-op-zondag',
  date_of_birth: '1985-03-14',
  gender: 'male',
  looks_for: [],
  accept_terms: true,
  orientation_consent: false,
};
const rules = { today: '2026-11-21', minimumAge: 18 };
const mistakesOf = (changes: Partial<SignupValues>) => checkSignup({ ...right, ...changes }, rules);

describe('the sign-up form', () => {
  test('has no mistakes when every field is right', () => {
    expect(mistakesOf({})).toEqual({});
  });

  test('names each wrong field, in the order of the form', () => {
    const empty = {
      name: '',
      email: '',
      password: '',
      date_of_birth: '',
      gender: undefined,
      looks_for: ['female'],
      accept_terms: false,
    };
    expect(Object.entries(mistakesOf(empty))).toEqual([
      ['name', 'name_required'],
      ['email', 'email_invalid'],
      ['password', 'password_too_short'],
      ['date_of_birth', 'birth_date_required'],
      ['gender', 'gender_required'],
      ['orientation_consent', 'consent_required'],
      ['accept_terms', 'terms_required'],
    ]);
  });

  test.each([
    ['2008-11-22', 'birth_date_required'], // 17 years and 364 days
    ['2008-11-21', undefined], // 18 today
    ['2026-02-30', 'birth_date_invalid'],
    ['1985-02-29', 'birth_date_invalid'],
    ['2027-01-01', 'birth_date_invalid'],
    ['1890-01-01', 'birth_date_invalid'],
    ['14-03-1985', 'birth_date_invalid'],
    ['1985-3-4', 'birth_date_invalid'],
  ])('judges the birth date %s as %s', (date_of_birth, mistake) => {
    expect(mistakesOf({ date_of_birth }).date_of_birth).toBe(mistake);
  });

  test('leaves the age to the server when no minimum is given', () => {
    expect(checkSignup({ ...right, date_of_birth: '2010-01-01' }, { today: rules.today })).toEqual({});
  });
});

describe('a name (ACC-2)', () => {
  test.each([
    ['J', 'name_too_short'],
    ['Jo', undefined],
    ['   ', 'name_required'],
    ['\u200b\u2060\u202e', 'name_required'],
    ['a'.repeat(24), undefined],
    ['a'.repeat(25), 'name_too_long'],
    ['👩‍👩‍👧‍👦'.repeat(20), 'name_too_long'],
    ['mark@example.org', 'name_is_email'],
    ['MARK@example.org', 'name_is_email'],
    ['@mark', 'name_starts_with_at'],
    ['mark@elders.nl', 'name_has_contact'],
    ['mark (at) elders', 'name_has_contact'],
    ['mark.nl', 'name_has_contact'],
    ['mark . NL', 'name_has_contact'],
    ['www.mark', 'name_has_contact'],
    ['06-12 34 56 78', 'name_has_contact'],
    ['bel ０６１２３４５６７８', 'name_has_contact'],
    ['Jan1985', undefined],
    ['J.P. de Vries', undefined],
    ["Anne-Fleur d'Hondt", undefined],
    ['محمد', undefined],
    ['Łukasz Żółć', undefined],
  ])('%j is judged %s', (name, mistake) => {
    expect(checkName(name, 'mark@example.org')).toBe(mistake);
  });

  test.each([
    ['Ma\u202erk', 'Mark'],
    ['Ma\u200brk\ufeff', 'Mark'],
    ['\u2066Mark\u2069', 'Mark'],
    ['  Jan \t\n  Piet ', 'Jan Piet'],
    ['Ame\u0301lie', 'Amélie'],
    [`Z${'\u0337'.repeat(30)}o`, 'Z\u0337\u0337\u0337o'],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanName(name)).toBe(kept);
  });
});

test.each([
  ['a@b.nl', true],
  ["o'neil+vonk@post.example.co.uk", true],
  ['jürgen@müller.de', true],
  ['mark.dekker@post', false],
  ['mark', false],
  ['@post.nl', false],
  ['a..b@post.nl', false],
  ['.a@post.nl', false],
  ['a b@post.nl', false],
  ['a@b@post.nl', false],
  ['a@-post.nl', false],
  [`${'a'.repeat(65)}@post.nl`, false],
  [`a@${'b'.repeat(60)}.${'c'.repeat(250)}.nl`, false],
])('%j is an address: %s', (email, expected) => {
  expect(isEmail(email)).toBe(expected);
});

test.each([
  ['123456789', 'password_too_short'],
  ['a1!'.repeat(3) + 'b', undefined],
  ['x'.repeat(129), 'password_too_long'],
  ['x'.repeat(128), undefined],
  ['👍'.repeat(9), 'password_too_short'],
  ['Marianne Elisabeth', 'password_is_name'],
  ['Marianne@Example.org', 'password_is_email'],
])('the password %j is judged %s (ACC-2, T126)', (password, mistake) => {
  expect(checkPassword(password, { name: ' marianne  elisabeth', email: 'marianne@example.org' })).toBe(mistake);
});

test('a calendar day is the one of its time zone', () => {
  const instant = new Date('2026-11-21T23:30:00Z');
  expect(calendarDay(instant, 'Europe/Amsterdam')).toBe('2026-11-22');
  expect(calendarDay(instant, 'America/New_York')).toBe('2026-11-21');
});

test('an age grows on the birthday, that of 29 February on 1 March', () => {
  expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
  expect(ageOn('2000-02-29', '2018-03-01')).toBe(18);
  expect(ageOn('2000-02-29', '2020-02-29')).toBe(20);
  expect(isDay('2024-02-29')).toBe(true);
});

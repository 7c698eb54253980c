import { expect, test } from 'vitest';
import { trackingIn } from '@vonk/contract/tracking';
import { emptyDraft, inputOf, valuesOf } from './signup-draft.ts';

test('a birth date is sent as a day, with the zeros that were not typed', () => {
  expect(valuesOf({ ...emptyDraft, birthDate: { day: '4', month: '3', year: '1985' } }).date_of_birth).toBe(
    '1985-03-04',
  );
  expect(valuesOf(emptyDraft).date_of_birth).toBe('');
  expect(valuesOf({ ...emptyDraft, birthDate: { day: '4', month: '', year: '' } }).date_of_birth).not.toMatch(
    /^\d{4}-/,
  );
});

test('whom one looks for is sent with its consent only, and no consent without it', () => {
  const chosen = { ...emptyDraft, looksFor: ['female'] as const };
  expect(inputOf(chosen, {})).toMatchObject({ looks_for: [], orientation_consent: false });
  expect(inputOf({ ...chosen, hasConsent: true }, {})).toMatchObject({
    looks_for: ['female'],
    orientation_consent: true,
  });
  expect(inputOf({ ...emptyDraft, hasConsent: true }, {})).toMatchObject({ looks_for: [], orientation_consent: false });
});

test('a sign-up carries where the visitor came from, and nothing else of the address', () => {
  expect(trackingIn('?network=partner&sub1=a&sub2=&name=x')).toEqual({ network: 'partner', sub1: 'a' });
  expect(trackingIn(`?ref=${'x'.repeat(300)}`).ref).toHaveLength(100);
  expect(inputOf(emptyDraft, { network: 'partner' })).toMatchObject({ network: 'partner' });
});

test('a first message is sent with its profile, and neither without the other', () => {
  const written = { ...emptyDraft, message: ' Die duinroute, welke was dat? ' };
  expect(inputOf(written, {}, 'abc')).toMatchObject({
    profile: 'abc',
    signup_message: 'Die duinroute, welke was dat?',
  });
  expect(inputOf(written, {})).not.toHaveProperty('signup_message');
  expect(inputOf(emptyDraft, {}, 'abc')).not.toHaveProperty('profile');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePartsOf, emptyDate, isoDateOf, splitDate, typed } from './date-parts.ts';

const leapDay = { day: '29', month: '02', year: '1980' };

describe('a pasted date', () => {
  test.each([
    '29-02-1980',
    '29/2/1980',
    '29.02.1980',
    ' 29 2 1980 ',
    '29 - 02 - 1980',
    '29021980',
    '1980-02-29',
    '1980-02-29T00:00:00Z',
  ])('%s fills the three fields', (text) => expect(splitDate(text)).toEqual(leapDay));

  test('follows the order of the fields', () => {
    expect(splitDate('02/29/1980', ['month', 'day', 'year'])).toEqual(leapDay);
  });

  test.each(['29', '29-02', '29-02-80', 'morgen', '', '29-02-19800'])(
    '%s that is no whole date is left alone',
    (text) => {
      expect(splitDate(text)).toBeUndefined();
    },
  );
});

describe('typed digits', () => {
  test('move on only when the field becomes full', () => {
    expect(typed('day', '3', '')).toEqual({ digits: '3', movesOn: false });
    expect(typed('day', '31', '3')).toEqual({ digits: '31', movesOn: true });
    expect(typed('year', '198', '19')).toEqual({ digits: '198', movesOn: false });
  });

  test('do not move on again when a full field is typed in', () => {
    expect(typed('day', '314', '31')).toEqual({ digits: '31', movesOn: false });
  });

  test('move on at a separator, which itself is dropped', () => {
    expect(typed('month', '2-', '2')).toEqual({ digits: '2', movesOn: true });
    expect(typed('month', '-', '')).toEqual({ digits: '', movesOn: false });
  });
});

describe('the parts of a date', () => {
  test('become the day they name, with or without leading zeros', () => {
    expect(isoDateOf(leapDay)).toBe('1980-02-29');
    expect(isoDateOf({ day: '1', month: '3', year: '1979' })).toBe('1979-03-01');
  });

  test.each([
    ['31', '02', '1980'],
    ['29', '02', '1981'],
    ['00', '01', '1980'],
    ['01', '13', '1980'],
    ['01', '01', '198'],
    ['', '', ''],
  ])('%s-%s-%s are no day of the calendar', (day, month, year) => {
    expect(isoDateOf({ day, month, year })).toBeUndefined();
  });

  test('are found back from any day', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(isoDateOf(datePartsOf(iso))).toBe(iso);
      }),
    );
    expect(datePartsOf(undefined)).toEqual(emptyDate);
    expect(datePartsOf('soon')).toEqual(emptyDate);
  });
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider, useFormatter } from 'use-intl';
import { SharedFormats } from './shared-formats.tsx';

const real = Intl.DateTimeFormat;
let made = 0;
Intl.DateTimeFormat = class extends real {
  constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
    super(...args);
    made += 1;
  }
} as typeof Intl.DateTimeFormat;

const moment = Date.parse('2026-11-26T23:30:00Z');

function Day() {
  const format = useFormatter();
  return format.dateTime(moment, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
}

const page = (locale: string, timeZone: string) =>
  renderToString(
    <SharedFormats>
      <IntlProvider locale={locale} timeZone={timeZone} messages={{}}>
        <Day />
      </IntlProvider>
    </SharedFormats>,
  );

test('formatters are made once for all pages, and each page has its own language and time zone', () => {
  const dutch = page('nl', 'Europe/Amsterdam');
  expect(dutch).toBe('vrijdag 00:30');
  expect(page('pl', 'Europe/Warsaw')).toBe('piątek, 00:30');
  expect(page('nl', 'UTC')).toBe('donderdag 23:30');
  expect(made).toBe(3);
  for (let again = 0; again < 5; again += 1) expect(page('nl', 'Europe/Amsterdam')).toBe(dutch);
  expect(made).toBe(3);
});

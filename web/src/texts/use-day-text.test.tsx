import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useDayText } from './use-day-text.ts';

function Shown({ style }: { style?: 'medium' }) {
  const dayText = useDayText(style && { dateStyle: style });
  return dayText('2026-11-28');
}

const shown = (timeZone: string, style?: 'medium') =>
  renderToStaticMarkup(
    <IntlProvider locale="nl" timeZone={timeZone} messages={{}}>
      <Shown {...(style && { style })} />
    </IntlProvider>,
  );

// Noon of UTC is the next day on the first clock, and the same one just so on the last.
test.each(['Pacific/Kiritimati', 'Europe/Amsterdam', 'UTC', 'Pacific/Pago_Pago'])(
  'a day is itself by the clock of %s',
  (timeZone) => {
    expect(shown(timeZone)).toBe('28 november 2026');
    expect(shown(timeZone, 'medium')).toBe('28 nov 2026');
  },
);

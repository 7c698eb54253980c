import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Countdown } from './countdown.tsx';
import { PackageCard } from './package-card.tsx';
import { PriceRows } from './price-rows.tsx';

describe('a countdown', () => {
  const countdown = (startsAt: number, endsAt: number) =>
    html(
      <Countdown
        startsAt={startsAt}
        endsAt={endsAt}
        now={() => Number.NaN}
        label={(hours, minutes) => `Nog ${hours} uur en ${minutes} minuten`}
      />,
    );

  test('draws the time the server saw, with hours and minutes in words (T31)', () => {
    const markup = countdown(1_000_000, 1_000_000 + (2 * 3600 + 14 * 60 + 9) * 1000);
    expect(markup).toContain('role="timer"');
    expect(markup).toContain('aria-label="Nog 2 uur en 14 minuten"');
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('02:14:09');
  });

  test('counts a begun second as a whole one, so that it never ends early', () => {
    expect(countdown(0, 1)).toContain('<b>01</b>');
  });

  test('is gone at its end', () => {
    expect(countdown(5000, 5000)).toBe('');
    expect(countdown(5000, 4000)).toBe('');
  });
});

test('a package is a radio with its price, and names the old one', () => {
  const card = html(
    <PackageCard
      name="package"
      value="10"
      title="10 credits"
      detail="10 berichten"
      price="€ 7,49"
      oldPrice={{ amount: '€ 9,99', label: 'gewone prijs' }}
    />,
  );
  expect(card).toContain('<input type="radio" class="radio" name="package" value="10"/>');
  expect(card.replaceAll(/<[^>]+>/g, '')).toBe('10 credits10 berichten€ 7,49gewone prijs € 9,99');
});

test('price rows are a list of names and amounts that ends with the total', () => {
  const rows = html(
    <PriceRows rows={[{ label: '10 credits', amount: '€ 9,99' }]} total={{ label: 'Totaal', amount: '€ 9,99' }} />,
  );
  expect(rows).toBe(
    '<dl><div class="price-row"><dt>10 credits</dt><dd>€ 9,99</dd></div><div class="price-row price-row-total"><dt>Totaal</dt><dd>€ 9,99</dd></div></dl>',
  );
});

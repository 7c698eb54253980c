import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, LinkButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { IconButton } from './icon-button.tsx';
import { PriceButton, PriceLink } from './price-button.tsx';

describe('a button', () => {
  test('submits no form unless told to', () => {
    expect(html(<Button>Opslaan</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Opslaan</Button>)).toContain('type="submit"');
  });

  test('that is busy keeps its label and stays reachable', () => {
    const busy = html(<Button busy>Opslaan</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain('<span>Opslaan</span>');
    expect(busy).not.toContain(' disabled=""');
  });

  test('that cannot be used is described by its reason', () => {
    const held = html(<Button disabledReason="Kies eerst een pakket.">Naar betalen</Button>);
    const id = /aria-describedby="([^"]+)"/.exec(held)?.[1];
    expect(held).toContain(`<span id="${id}" class="button-reason">Kies eerst een pakket.</span>`);
  });

  test('of one icon has a name', () => {
    expect(html(<IconButton label="Sluiten" icon={<svg />} />)).toContain('aria-label="Sluiten"');
  });

  test('that is a link keeps the address it was given', () => {
    expect(html(<LinkButton link={<a href="/members" />}>Zoeken</LinkButton>)).toBe(
      '<a href="/members" class="button"><span>Zoeken</span></a>',
    );
  });
});

describe('a price button', () => {
  test('says what it does and what it costs, as one button', () => {
    const button = html(<PriceButton action="Verstuur" cost="1 credit · € 1,00" label="Verstuur, 1 credit, 1 euro" />);
    expect(button.match(/<button/g)).toHaveLength(1);
    expect(button).toContain('aria-label="Verstuur, 1 credit, 1 euro"');
    expect(button).toContain('<span class="price-button-cost">1 credit · € 1,00</span>');
  });

  test('that is free does not use the colour of money', () => {
    expect(html(<PriceLink link={<a href="/chats" />} action="Bericht" cost="gratis, nog 3" free />)).toContain(
      'price-button-cost-free',
    );
  });

  test('keeps the words of its action where only the icon shows', () => {
    expect(html(<PriceButton action="Verstuur" cost="1 credit" actionOnWide />)).toContain(
      '<span class="max-lg:sr-only">Verstuur</span>',
    );
  });
});

test('a chip is a toggle only when it can be on', () => {
  expect(html(<Chip on={false}>Filters</Chip>)).toContain('aria-pressed="false"');
  expect(html(<Chip>Mijn zondag is…</Chip>)).not.toContain('aria-pressed');
});

import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { samples } from '../gallery/samples.ts';
import { mailRenderer } from '../index.ts';
import type { MailTemplate } from '../mail-data.ts';
import type { QueuedMail } from '../sending/queued-mail.ts';
import { templates } from './templates.ts';

const kit = await createKit();
const render = mailRenderer(kit.services);
const { dark } = kit.services.sites.byId(1)!.theme;
const darkColours = new Set(Object.values(dark).map((value) => value.toLowerCase()));

interface Element {
  readonly name: string;
  readonly classes: readonly string[];
  /** Property and colour of what is written into it, `border-top` as `border-top-color`. */
  readonly colours: readonly (readonly [string, string])[];
  readonly within: readonly Element[];
}

const isColour = /#[0-9a-f]{3,8}\b|\brgb|\bhsl|\boklch/i;
const colourOf = (declaration: string): (readonly [string, string])[] => {
  const [name = '', ...rest] = declaration.split(':');
  const [colour] = isColour.exec(rest.join(':')) ?? [];
  if (colour === undefined) return [];
  const property = name.trim();
  return [[property.startsWith('border') ? `${property.replace(/-color$/, '')}-color` : property, colour]];
};

/** Every element of a mail; our own mails close whatever they open. */
function elementsOf(body: string): Element[] {
  const [all, open]: [Element[], Element[]] = [[], []];
  for (const [, closing, name = '', attributes = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g)) {
    if (closing) open.pop();
    else {
      const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const element: Element = {
        name,
        classes: of('class').split(/\s+/),
        colours: of('style').split(';').flatMap(colourOf),
        within: [...open],
      };
      all.push(element);
      if (!/^(br|meta|img|hr)$/.test(name)) open.push(element);
    }
  }
  return all;
}

/** The rules of the dark scheme: what they are of, and the properties that they set. */
function darkRules(html: string): { selectors: string[][]; properties: Set<string> }[] {
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const part = sheet.slice(sheet.indexOf('@media (prefers-color-scheme:dark){') + 35);
  return [...part.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => {
    const colours = declarations.split(';').filter((each) => each.includes('!important'));
    for (const each of colours.flatMap(colourOf)) expect(darkColours).toContain(each[1].toLowerCase());
    return {
      selectors: selectors.split(',').map((each) => each.trim().split(/\s+/)),
      properties: new Set(colours.flatMap(colourOf).map(([property]) => property)),
    };
  });
}

const is = ({ name, classes }: Element, part: string) =>
  part.startsWith('.') ? classes.includes(part.slice(1)) : name === part;
const matches = (element: Element, selector: readonly string[]) =>
  is(element, selector.at(-1) ?? '') &&
  selector.slice(0, -1).every((part) => element.within.some((each) => is(each, part)));

test.each(Object.keys(templates) as MailTemplate[])(
  'each colour that the mail %s writes, of words, grounds and lines, has its twin in the dark',
  async (template) => {
    const { html } = await render({
      siteId: 1,
      cause: 'test',
      recipient: 'mark@example.org',
      template,
      locale: 'nl',
      data: samples[template],
    } as QueuedMail);
    const rules = darkRules(html);
    const elements = elementsOf(html.slice(html.indexOf('<body')));
    const coloured = elements.flatMap((element) => element.colours.map(([property]) => ({ element, property })));
    expect(coloured.length).toBeGreaterThan(5);
    const light = coloured.filter(
      ({ element, property }) =>
        !rules.some(
          ({ selectors, properties }) => properties.has(property) && selectors.some((each) => matches(element, each)),
        ),
    );
    expect(light.map(({ element, property }) => `${element.name}.${element.classes.join('.')}: ${property}`)).toEqual(
      [],
    );
  },
);

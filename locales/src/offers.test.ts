import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// How prices and offers are spoken of, in every text and page a member reads; the words of the back-office are apart.

const root = new URL('../', import.meta.url);
/** Each line that is said in a language, with its file. */
function linesIn(locale: string): string[] {
  const texts = readdirSync(new URL(`src/${locale}/`, root))
    .filter((file) => !file.startsWith('admin'))
    .map((file) => `src/${locale}/${file}`);
  const pages = readdirSync(new URL(`pages/${locale}/`, root)).map((file) => `pages/${locale}/${file}`);
  return [...texts, ...pages].flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

const money = String.raw`(?:€|zł|\{(?:price|amount|money|total)\})`;
/** A price that only the best pack has, as in “from € 0.50”. */
const fromPrice = {
  nl: new RegExp(String.raw`(?:vanaf|al voor|slechts)\s${money}`, 'i'),
  de: new RegExp(String.raw`(?:\bab|schon für|\bnur)\s${money}`, 'i'),
  en: new RegExp(String.raw`(?:\bfrom|starting at|\bonly)\s${money}`, 'i'),
  es: new RegExp(String.raw`(?:\bdesde|a partir de|\bsolo)\s${money}`, 'i'),
  fr: new RegExp(String.raw`(?:à partir de|\bdès|seulement)\s${money}`, 'i'),
  it: new RegExp(String.raw`(?:a partire da|\bda|\bsolo)\s${money}`, 'i'),
  pl: new RegExp(String.raw`(?:\bod|już za|\btylko)\s${money}`, 'i'),
};
/** What hurries, or says that there is little left. */
const urgent = {
  nl: /haast je|wees snel|nu of nooit|laatste kans|op (?:is|=) op\b|bijna (?:op|weg|uitverkocht|voorbij)|mis (?:het|dit|deze) niet|alleen vandaag|schaars|beperkte tijd/i,
  de: /beeil dich|nur noch heute|letzte chance|solange (?:der )?vorrat|nur heute|verpass (?:es|das|nicht)|jetzt oder nie|greif zu|fast (?:weg|ausverkauft)|nur für kurze zeit/i,
  en: /hurry|act (?:fast|now)|last chance|while (?:stocks?|supplies) last|don[’']t miss|today only|limited time|almost (?:gone|sold out)|now or never/i,
  es: /date prisa|apresúrate|última oportunidad|solo hoy|no te lo pierdas|ahora o nunca|hasta agotar|tiempo limitado|casi agotad/i,
  fr: /dépêche|dernière chance|ne (?:rate|manque) pas|maintenant ou jamais|aujourd[’']hui seulement|stocks? limité|temps limité|bientôt épuisé/i,
  it: /affrettati|sbrigati|ultima (?:occasione|possibilità)|solo oggi|non perder|ora o mai più|ultimi posti|tempo limitato|quasi esaurit/i,
  pl: /pospiesz|ostatnia szansa|tylko dziś|nie przegap|teraz albo nigdy|do wyczerpania|ograniczony czas|prawie wyprzedan/i,
};
/** What the button of an order says, in the words of each country’s law, before anything else. */
const orders = {
  nl: 'Bestelling met betalingsverplichting',
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  es: 'Pedido con obligación de pago',
  fr: 'Commande avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
  pl: 'Zamówienie z obowiązkiem zapłaty',
};

const locales = Object.keys(orders) as (keyof typeof orders)[];

describe.each(locales)('in %s', (locale) => {
  const lines = linesIn(locale);

  test('no price is told from its lowest on, but what an order has to come to, and the highest of all (T23)', () => {
    const found = lines.filter((line) => fromPrice[locale].test(line));
    // One credit alone costs the most: it is the highest unit price itself.
    expect(found.filter((line) => !/\/discounts\.ts: minimum: |\/premium\.ts: anyAmount: /.test(line))).toEqual([]);
  });

  test('nothing hurries, and nothing is said to run out (T31)', () => {
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => urgent[locale].test(line))).toEqual([]);
  });

  test('the button of an order begins with the words of the law (T37)', async () => {
    const { payments } = (await import(`./${locale}/payments.ts`)) as { payments: { pay: { button: string } } };
    expect(payments.pay.button).toMatch(new RegExp(`^${orders[locale]}[,\\s·]+\\{price\\}$`));
  });
});

test('what a hurrying text says is found: the words of a list are of use', () => {
  expect(urgent.nl.test('Wees snel: op = op')).toBe(true);
  expect(fromPrice.de.test('Credits ab {price}')).toBe(true);
});

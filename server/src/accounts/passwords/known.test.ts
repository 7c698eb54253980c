import { checkPassword } from '@vonk/contract/signup';
import { describe, expect, test } from 'vitest';
import { knownWeakness } from './known.ts';

// Not looked at when the costs of a guess were chosen; after it, one run of capitals was made to count once.
const guessable = {
  nl: [
    'password123456',
    'welkom12345',
    'wachtwoord123',
    'Lente2026!',
    'vakantie2025',
    'Utrecht030!',
    'ikbendebeste',
    'geheimpje123',
    'W3lkom2025',
    'Sinterklaas5',
    'PSVEindhoven1',
    'koekjes1234',
    'mama12345!',
    'hoihoi12345',
  ],
  de: [
    'Hallo12345',
    'Passwort2025!',
    'schatzi123',
    'Hamburg1887',
    'borussia09',
    'Frühling2026',
    'ichliebedich1',
    'sonnenschein1',
    'Winter2024!',
    'Deutschland1',
    'Stefan1985',
    'qwertz12345',
  ],
  en: [
    'Password2025!',
    'Summer2026!!',
    'liverpool1892',
    'P@ssw0rd1234',
    'iloveyou2025',
    'princess1234',
    'Charlie2012!',
    'mynameisjohn',
    'monkey123456',
    'welcome2025!',
    'superman1234',
    'chelsea19051',
  ],
  es: [
    'contraseña123',
    'tequiero2025',
    'Barcelona10!',
    'hola12345!',
    'Verano2025!',
    'micontraseña',
    'corazon1234',
    'realmadrid07',
    'Alejandra99',
    'mariposa123',
    'miamor12345',
  ],
  fr: [
    'motdepasse123',
    'bonjour12345',
    'Jetaime2025',
    'azertyuiop1',
    'marseille2025',
    'chouchou123',
    'Printemps26!',
    'monamour123',
    'Camille2001',
    'chocolat1234',
    'parisfrance',
  ],
  it: [
    'password2025',
    'ciaobella123',
    'tiamo12345',
    'Juventus2025',
    'Estate2025!',
    'amoremio2025',
    'Giuseppe85',
    'forzamilan1',
    'buongiorno1',
    'italia2006!',
    'Francesco10',
  ],
  pl: [
    'haslo123456',
    'Warszawa2025',
    'kochamcie1',
    'Polska1918!',
    'mojehaslo1',
    'Katarzyna88',
    'qwerty12345',
    'misiek12345',
    'Lato2025!!',
    'slonko1234',
    'Krakow2025!',
  ],
} as const;

const good = {
  nl: [
    'drie geiten op een vlot',
    'mijn fiets drinkt thee',
    'paraplu kers trompet',
    'De buurvrouw telt schapen!',
    'waslijn-vulkaan-dropje',
  ],
  de: [
    'sieben Gurken im Regen',
    'mein Toaster singt leise',
    'Leiter Brezel Komet',
    'Der Dackel liest Zeitung',
    'Regenschirm-Tuba-Mandel',
  ],
  en: [
    'seven otters on a train',
    'my kettle hates mondays',
    'walrus-ticket-velvet',
    'The bishop sells umbrellas',
    'copper violin thunder',
  ],
  es: [
    'siete patos en el tren',
    'mi tetera odia los lunes',
    'paraguas cobre violín',
    'La vecina cuenta ovejas',
    'volcán-trompeta-cereza',
  ],
  fr: [
    'sept canards dans le train',
    'ma théière boude le lundi',
    'parapluie cuivre violon',
    'La voisine compte les moutons',
    'volcan-trompette-cerise',
  ],
  it: [
    'sette anatre sul treno',
    'la teiera odia il lunedì',
    'ombrello rame violino',
    'La vicina conta le pecore',
    'vulcano-tromba-ciliegia',
  ],
  pl: [
    'siedem kaczek w pociągu',
    'mój czajnik nie lubi pracy',
    'parasol miedź skrzypce',
    'Sąsiadka liczy barany',
    'wulkan-trąbka-wiśnia',
  ],
  random: ['xG7qLw2pVt', 'hR!4mZ0kse', 'qzv8jtkw3n', 'T9-fbX2-wKd'],
} as const;

const cases = (sets: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sets).flatMap(([language, passwords]) => passwords.map((password) => [language, password] as const));

describe('a password', () => {
  test.each(cases(guessable))('T126: that many would guess is refused (%s: %s)', async (_, password) => {
    expect(checkPassword(password, { name: 'Anna', email: 'anna@example.org' })).toBeUndefined();
    expect(await knownWeakness(password)).toMatch(/^password_(?:leaked|guessable)$/);
  });

  test.each(cases(good))('T126: that is a sentence, or no word at all, is taken (%s: %s)', async (_, password) => {
    expect(await knownWeakness(password)).toBeUndefined();
  });

  test('T126: that leaked is refused in any case, even when no word is in it', async () => {
    expect(await knownWeakness('c2854046@trbvm.com')).toBe('password_leaked');
    expect(await knownWeakness('C2854046@TRBVM.COM')).toBe('password_leaked');
  });

  test('is looked at in a few milliseconds, whatever it is', async () => {
    await knownWeakness('vuurtoren-op-zondag');
    for (const password of ['a'.repeat(128), 'aB3$'.repeat(32), 'wachtwoord'.repeat(12), '4@$!'.repeat(32)]) {
      const times = [];
      for (let at = 0; at < 5; at += 1) {
        const from = performance.now();
        await knownWeakness(password);
        times.push(performance.now() - from);
      }
      expect(Math.min(...times)).toBeLessThan(20);
    }
  });
});

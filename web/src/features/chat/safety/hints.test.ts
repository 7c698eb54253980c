import { hintsIn } from '@vonk/phrases/hints';
import { describe, expect, test } from 'vitest';
import { hintOf as hintOfWith, isRude } from './hints.ts';
import { contactsOf, maskContacts, partsOf } from './parts.ts';

const hintOf = (text: string, seq: number) => hintOfWith(text, seq, hintsIn);

describe('a hint', () => {
  test.each([
    [
      'nl',
      [
        'Kun je mij 200 euro lenen?',
        'Stuur me een cadeaubon',
        'Ik verdien veel met bitcoin',
        'Maak het over op NL91 ABNA 0417 1643 00',
      ],
    ],
    ['en', ['Could you lend me some money', 'Send me a gift card', 'I do crypto trading', 'Please send me money']],
    ['de', ['Kannst du mir Geld leihen?', 'Schick mir Geld', 'Ich investiere in Krypto', 'Kauf eine Geschenkkarte']],
    ['es', ['¿Me puedes prestar dinero?', 'Compra una tarjeta regalo', 'Gano mucho con criptomonedas']],
    ['fr', ['Tu peux me prêter de l’argent ?', 'Achète une carte cadeau', 'Je gagne avec la crypto']],
    ['it', ['Mi puoi fare un prestito?', 'Compra una carta regalo', 'Guadagno con le criptovalute']],
    ['pl', ['Czy możesz mi pożyczyć pieniądze?', 'Kup kartę… karta podarunkowa', 'Zarabiam na kryptowalutach']],
  ])('about money is given in %s, however long one talks (T119)', (_, texts) => {
    expect(texts.filter((text) => hintOf(text, 500) !== 'money')).toEqual([]);
  });

  test.each([
    'Zit je op WhatsApp?',
    'Mijn nummer is 06 12345678',
    'mail me: jan@example.org',
    'kijk op www.example.com',
    'Telegram?',
    '+48 601 234 567',
  ])('about going elsewhere is given for "%s", and only at first', (text) => {
    expect([hintOf(text, 3), hintOf(text, 21)]).toEqual(['contact', undefined]);
  });

  test.each([
    'Hoe was je dag?',
    'Ik ben in 1985 geboren',
    'We zien elkaar om 11:30',
    'Das kostet 20 Euro',
    'Quiero un café',
    'Lubię koty',
  ])('is not given for "%s"', (text) => expect(hintOf(text, 1)).toBeUndefined());
});

test('an account number and an address are known before hearing is there', () => {
  expect(hintOfWith('NL91 ABNA 0417 1643 00', 500)).toBe('money');
  expect(hintOfWith('lotte.k@example.org', 1)).toBe('contact');
  expect(hintOfWith('Kun je mij 200 euro lenen?', 1)).toBeUndefined();
});

test('what would hurt is known in seven languages, and nothing else', () => {
  for (const text of [
    'Wat een trut ben je',
    'you are a bitch',
    'Halt die Klappe',
    'Eres gilipollas',
    'Ta gueule',
    'Vaffanculo',
    'Spierdalaj',
  ])
    expect([text, isRude(text)]).toEqual([text, true]);
  for (const text of [
    'Trutje de kat is lief',
    'Ik hou van koken',
    'What a day',
    'Schön',
    'Hasta luego',
    'À bientôt',
    'A presto',
    'Do jutra',
  ])
    expect([text, isRude(text)]).toEqual([text, false]);
});

test('links are told from words, without the stop behind them (T120)', () => {
  expect(partsOf('Kijk: https://example.org/a?b=1. Leuk!')).toEqual([
    { text: 'Kijk: ', isLink: false },
    { text: 'https://example.org/a?b=1', isLink: true },
    { text: '. Leuk!', isLink: false },
  ]);
  expect(partsOf('javascript:alert(1) en example.org')).toEqual([
    { text: 'javascript:alert(1) en example.org', isLink: false },
  ]);
});

test('numbers and addresses are told from other words (T120)', () => {
  const found = (text: string) =>
    contactsOf(text)
      .filter(({ isFound }) => isFound)
      .map((part) => part.text);
  expect(found('Bel me op 06 12 34 56 78 of +49 151 23456789, of mail lotte.k@example.org.')).toEqual([
    '06 12 34 56 78',
    '+49 151 23456789',
    'lotte.k@example.org',
  ]);
  expect(found('Zaterdag 10:30, tafel 12, in 2026 was het 1.000 euro.')).toEqual([]);
  expect(contactsOf('niets hier')).toEqual([{ text: 'niets hier', isFound: false }]);
});

test('in one line a number or address is masked (T120)', () => {
  expect(maskContacts('Bel 06 12 34 56 78 of mail a@example.org.', '…')).toBe('Bel … of mail ….');
});

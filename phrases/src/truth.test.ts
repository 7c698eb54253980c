import { expect, test } from 'vitest';
import { asksForTruth } from './truth.ts';

test.each([
  // Whether one is real.
  'Bist du echt?',
  'Bist du eigentlich ein echter Mensch?',
  'bist du überhaupt real',
  'Bist du ein Bot?',
  'Sind Sie ein Mensch oder eine Maschine?',
  'Bist du eine KI?',
  'Gibt es dich wirklich?',
  'Existierst du überhaupt?',
  'Das ist doch ein Fake-Profil.',
  'Bist du eine richtige Frau?',
  // To meet.
  'Wollen wir uns mal sehen?',
  'Ich würde dich gern treffen',
  'Gehen wir auf einen Kaffee?',
  'Lass uns was trinken gehen',
  'Können wir uns verabreden?',
  'Ich möchte dich persönlich kennenlernen',
  'Darf ich dich besuchen?',
  'Willst du vorbeikommen?',
  'Hast du Lust auf ein Date?',
  // To phone, or to go on elsewhere.
  'Gib mir deine Handynummer',
  'Ruf mich an!',
  'Können wir telefonieren?',
  'Schick mir deine Nr',
  'Hast du WhatsApp?',
  'Wie ist deine E-Mail?',
])('the truth is asked for in German: %s', (text) => expect(asksForTruth(text)).toBe(true));

test.each([
  'Es-tu réelle ?',
  'Tu es une vraie personne ?',
  'Êtes-vous un robot ?',
  'T’es un bot',
  'Vous êtes vraiment humaine ?',
  'Tu es une IA ?',
  'Est-ce que tu existes vraiment ?',
  'Existez-vous ?',
  'C’est un vrai profil ?',
  'Un vrai ou un faux ?',
  'Es-tu une vraie femme ?',
  'On peut se voir ?',
  'J’aimerais vous rencontrer',
  'On se voit samedi ?',
  'On va prendre un verre ?',
  'Boire un café avec moi ?',
  'Tu veux venir chez moi ?',
  'Dans la vraie vie, ce serait mieux',
  'Un rendez-vous avec toi',
  'Je voudrais te voir',
  'Donne-moi ton numéro',
  'Ton 06 ?',
  'Quel est votre numéro ?',
  'Appelle-moi',
  'Je peux t’appeler ?',
  'Tu es sur Telegram ?',
  'Votre mail ?',
])('the truth is asked for in French: %s', (text) => expect(asksForTruth(text)).toBe(true));

test.each([
  'Ich bin heute wirklich müde.',
  'Das war ein echt schöner Abend.',
  'Meine Mutter wird sechzig.',
  'Der Film hat mir gefallen, und dir?',
  'Ich trinke gern Kaffee am Morgen.',
  'Il pleut depuis ce matin.',
  'En vrai, j’aime bien la pluie.',
  'J’ai un rendez-vous chez le dentiste.',
  'Le vrai goût du pain, c’est la croûte.',
  'Tu es de quelle région ?',
])('an ordinary sentence asks for nothing: %s', (text) => expect(asksForTruth(text)).toBe(false));

test.each([
  'Are you for real?',
  'Bestaat dit profiel wel?',
  '¿Nos vemos mañana?',
  'Ci vediamo domani?',
  'Jesteś prawdziwa?',
])('the truth is asked for in other languages: %s', (text) => expect(asksForTruth(text)).toBe(true));

test('a visit to the dentist is no meeting', () => expect(asksForTruth('afspraakje bij de tandarts')).toBe(false));

test('what is asked amid many words is heard', () => {
  const much = 'Gisteren regende het hier de hele dag en de hond wilde niet naar buiten. '.repeat(6);
  expect(asksForTruth(much)).toBe(false);
  expect(asksForTruth(`${much} Ben je echt? Zullen we elkaar zien? ${much}`)).toBe(true);
});

test('a message of any length is answered quickly', () => {
  const text = 'Zullen we morgen iets gaan drinken? '.repeat(20);
  asksForTruth(text);
  const started = performance.now();
  for (let at = 0; at < 20; at += 1) asksForTruth(text);
  expect((performance.now() - started) / 20).toBeLessThan(50);
});

import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Start with a good conversation.',
  lead: 'For adults who like to take their time.',
  leadPrice: 'Every price is shown.',
  leadPriceEuro: 'Every price is shown, in euros.',
  leadFictional: 'And anyone who is not real is labelled.',
  look: 'Look around',
  terms:
    '{age}+. Joining is free{count, plural, =0 {} one {, with # free message} other {, with # free messages}}. No subscription.',
  examples: 'Examples of what people write',
  model: '{who} · model',
  how: 'Cards on the table, from the first click',
  priceTitle: 'The price is on the button',
  priceText:
    'A message costs {credits, plural, one {# credit} other {# credits}}: {from} to {to}, depending on the pack you choose. You see it on the button before you send.',
  fictionalTitle: 'Fictional profiles are plain to see',
  fictionalText: 'Some profiles are made up. They have a dashed edge, a fixed label and never a speech bubble.',
  leaveTitle: 'Leaving is easy',
  leaveText: 'There is no subscription to cancel. You can return unused credits within {days} days.',
  speakers: 'How to tell who is speaking',
  speakersText:
    'The people below are models. You see members once you have joined; here you only see those who choose to be shown.',
  speakersTextOpen:
    'The people below are models. You see members in the search; here you only see those who choose to be shown.',
  invented: 'Made-up character',
  people: {
    marloes: 'Marian, 43',
    marloesQuote: 'Looking for someone to share the Sunday paper with. Not the crossword.',
    samir: 'Samir, 41',
    samirQuote: 'Good listener. Ask my sister.',
    nathalie: 'Natalie, 45',
    nathalieQuote: 'Two teenagers, a dog and still time for coffee.',
    fatima: 'Fatima, 36',
    fatimaPlace: 'Leicester',
    fatimaQuote: 'Teach me to laugh about football and I will teach you to cook harira.',
    edwin: 'Edwin, 52',
    edwinPlace: 'Kendal',
    edwinQuote: 'Points out birds while you are telling him something important.',
    ingrid: 'Ingrid, 57',
    ingridPlace: 'Whitby',
    ingridQuote: 'A long walk over a long story, any day.',
    bianca: 'Bianca, 44',
    biancaText: 'I like to flirt with words. Tell me what is on your mind.',
  },
};

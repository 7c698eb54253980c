import type { LanguageContent } from '../content.ts';
import { enAbout } from './about.ts';
import { enDialogues } from './dialogues.ts';
import { enNames } from './names.ts';
import { enQuotes } from './quotes.ts';

export const en: LanguageContent = {
  names: enNames,
  quotes: enQuotes,
  about: enAbout,
  dialogues: enDialogues,
  places: {
    GB: [
      'London',
      'Manchester',
      'Birmingham',
      'Leeds',
      'Bristol',
      'Sheffield',
      'Edinburgh',
      'Glasgow',
      'Cardiff',
      'Liverpool',
      'Nottingham',
      'Norwich',
      'York',
      'Brighton',
      'Exeter',
      'Bath',
      'Oxford',
      'Cambridge',
      'Swansea',
      'Belfast',
      'Aberdeen',
      'Leicester',
      'Ipswich',
      'Carlisle',
    ],
    IE: ['Dublin', 'Cork', 'Galway', 'Limerick', 'Waterford', 'Kilkenny'],
    US: ['Boston', 'Portland', 'Chicago', 'Seattle', 'Denver', 'Minneapolis', 'Austin', 'Pittsburgh'],
    CA: ['Toronto', 'Vancouver', 'Halifax', 'Calgary'],
    AU: ['Melbourne', 'Sydney', 'Brisbane', 'Adelaide', 'Hobart'],
    NZ: ['Auckland', 'Wellington', 'Christchurch', 'Dunedin'],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'I do not exist, but I do read every word.',
      about:
        'Luna is an invented character. Paid staff write her messages. You can never meet her; a good conversation about books, films and the moon is possible.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 44,
      name: 'Captain Bray',
      quote: 'A made-up sailor with true stories about the harbour.',
      about:
        'Captain Bray is invented. Staff write for him about ships, weather and soup. There is no boat and there can be no meeting.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 58,
      name: 'Aunt Dot',
      quote: 'Fictional aunt, non-binding advice.',
      about:
        'Aunt Dot is a character of the editors. She gives advice on first messages and last chances, and cannot be found anywhere outside this screen.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'I am a computer program, and I say so every time.',
      about:
        'Ada is not a person: a language model writes her messages. Useful for trying out a first line. Meeting is impossible.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Live conversation with another company, paid by the minute.',
      about:
        'Studio Mila broadcasts with another company. You leave this site and pay there by the minute. Credits of this site are not valid there.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Thomas via partner',
      quote: 'A member of another dating site that advertises here.',
      about:
        'This profile belongs to a partner site. To write to Thomas you go to that site and pay there. Chatting here is not possible.',
    },
  ],
};

import type { LanguageContent } from '../content.ts';
import { frAbout } from './about.ts';
import { frDialogues } from './dialogues.ts';
import { frNames } from './names.ts';
import { frQuotes } from './quotes.ts';

export const fr: LanguageContent = {
  names: frNames,
  quotes: frQuotes,
  about: frAbout,
  dialogues: frDialogues,
  places: {
    FR: [
      'Paris',
      'Lyon',
      'Marseille',
      'Toulouse',
      'Nantes',
      'Bordeaux',
      'Lille',
      'Strasbourg',
      'Rennes',
      'Montpellier',
      'Grenoble',
      'Dijon',
      'Angers',
      'Reims',
      'Tours',
      'Le Havre',
      'Clermont-Ferrand',
      'Brest',
      'Metz',
      'Nancy',
      'Orléans',
      'Besançon',
      'Poitiers',
      'La Rochelle',
      'Annecy',
      'Caen',
    ],
    BE: ['Brussel / Bruxelles', 'Liège', 'Namur', 'Charleroi', 'Mons'],
    CH: ['Genève', 'Lausanne', 'Fribourg', 'Neuchâtel'],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'Je n’existe pas, mais je lis chaque mot.',
      about:
        'Luna est un personnage inventé. Des employés payés écrivent ses messages. On ne peut jamais la rencontrer ; une bonne conversation sur les livres, le cinéma et la lune reste possible.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 48,
      name: 'Capitaine Kerven',
      quote: 'Un marin inventé, avec de vraies histoires de port.',
      about:
        'Le capitaine Kerven est inventé. Des employés écrivent pour lui sur les bateaux, les tempêtes et la soupe. Il n’y a ni bateau ni rendez-vous possible.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 60,
      name: 'Tante Odette',
      quote: 'Tante fictive, conseils sans engagement.',
      about:
        'Tante Odette est un personnage de la rédaction. Elle conseille sur les premiers messages et les dernières chances, et n’existe nulle part hors de cet écran.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Je suis un programme informatique, et je le dis chaque fois.',
      about:
        'Ada n’est pas une personne : un modèle de langage écrit ses messages. Pratique pour essayer une première phrase. La rencontrer est impossible.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Conversation en direct chez une autre société, payée à la minute.',
      about:
        'Studio Mila diffuse chez une autre société. Vous quittez ce site et payez là-bas à la minute. Les crédits d’ici n’y sont pas valables.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Thomas, partenaire',
      quote: 'Membre d’un autre site de rencontres qui s’affiche ici.',
      about:
        'Ce profil appartient à un site partenaire. Pour écrire à Thomas, vous allez sur ce site et vous payez là-bas. Ici, on ne peut pas discuter.',
    },
  ],
};

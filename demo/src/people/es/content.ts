import type { LanguageContent } from '../content.ts';
import { esAbout } from './about.ts';
import { esDialogues } from './dialogues.ts';
import { esNames } from './names.ts';
import { esQuotes } from './quotes.ts';

export const es: LanguageContent = {
  names: esNames,
  quotes: esQuotes,
  about: esAbout,
  dialogues: esDialogues,
  places: {
    ES: [
      'Madrid',
      'Barcelona',
      'Valencia',
      'Sevilla',
      'Zaragoza',
      'Málaga',
      'Murcia',
      'Bilbao',
      'Alicante',
      'Córdoba',
      'Valladolid',
      'Vigo',
      'Gijón',
      'A Coruña',
      'Granada',
      'Oviedo',
      'Santander',
      'Pamplona',
      'Salamanca',
      'Cádiz',
      'León',
      'Burgos',
      'Tarragona',
      'Logroño',
      'Toledo',
      'Huesca',
    ],
  },
  invented: [
    {
      kind: 'fictional',
      gender: 'female',
      age: 36,
      name: 'Luna',
      quote: 'No existo, pero leo cada palabra.',
      about:
        'Luna es un personaje inventado. Sus mensajes los escribe personal pagado. Nunca se la puede conocer; una buena conversación sobre libros, cine y la luna, sí.',
    },
    {
      kind: 'fictional',
      gender: 'male',
      age: 48,
      name: 'Capitán Bravo',
      quote: 'Marinero inventado con historias de puerto verdaderas.',
      about:
        'El capitán Bravo es inventado. Por él escriben empleados sobre barcos, temporales y sopas. No hay barco ni puede haber encuentro.',
    },
    {
      kind: 'fictional',
      gender: 'female',
      age: 60,
      name: 'Tía Remedios',
      quote: 'Tía ficticia, consejo sin compromiso.',
      about:
        'Tía Remedios es un personaje de la redacción. Aconseja sobre primeros mensajes y últimas oportunidades, y fuera de esta pantalla no está en ninguna parte.',
    },
    {
      kind: 'fictional_ai',
      gender: 'female',
      age: 30,
      name: 'Ada',
      quote: 'Soy un programa de ordenador y lo digo siempre.',
      about:
        'Ada no es una persona: sus mensajes los escribe un modelo de lenguaje. Sirve para ensayar una primera frase. Conocerla es imposible.',
    },
    {
      kind: 'livecam',
      gender: 'female',
      age: 33,
      name: 'Studio Mila',
      quote: 'Conversación en directo con otra empresa, se paga por minuto.',
      about:
        'Studio Mila emite en otra empresa. Sales de esta página y allí pagas por minuto. Los créditos de aquí no sirven.',
    },
    {
      kind: 'partner',
      gender: 'male',
      age: 45,
      name: 'Tomás, web asociada',
      quote: 'Miembro de otra web de citas que se anuncia aquí.',
      about:
        'Este perfil es de una web asociada. Para escribir a Tomás vas a esa web y pagas allí. Aquí no se puede chatear.',
    },
  ],
};

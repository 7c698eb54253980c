import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: '¿Qué pájaro serías y por qué ese?',
  unplanned: '¿Qué has hecho hoy que no tenías planeado?',
  wake: '¿Para qué puedo despertarte siempre?',
  sunday: '¿Cómo es tu domingo ideal, del café al sofá?',
  learned: '¿Qué es lo último que aprendiste y te alegró?',
  smell: '¿Qué olor te lleva enseguida al pasado?',
  animals: '¿Qué animal te ha hecho reír más?',
  books: '¿Qué libro regalas más a menudo?',
  coffee: '¿Dónde tomas el mejor café de la ciudad?',
  cooking: '¿Qué cocinas cuando alguien se queda a cenar sin avisar?',
  dogs: '¿Perro con correa o suelto por la playa?',
  film: '¿Qué película puedes ver diez veces?',
  gardening: '¿Qué florece ahora en tu casa, en el jardín o en la ventana?',
  hiking: '¿Qué ruta haces una y otra vez?',
  music: '¿Con qué canción subes el volumen?',
  series: '¿Qué serie viste entera en un fin de semana?',
  travelling: '¿Adónde irías si pudieras salir mañana?',
  wine: '¿Tinto junto al fuego o blanco en la terraza?',
};

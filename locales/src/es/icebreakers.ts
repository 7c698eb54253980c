import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: '¿Qué pájaro serías y por qué ese?',
  unplanned: '¿Qué has hecho hoy que no tenías planeado?',
  wake: '¿Por qué cosa te levantarías hasta de madrugada?',
  sunday: '¿Cómo es tu domingo ideal, del café al sofá?',
  learned: '¿Qué es lo último que has aprendido con gusto?',
  smell: '¿Qué olor te lleva enseguida al pasado?',
  animals: '¿Qué animal te ha hecho reír más?',
  books: '¿Qué libro regalas más a menudo?',
  coffee: '¿Dónde tomas el mejor café de la ciudad?',
  cooking: '¿Qué cocinas cuando alguien se queda a cenar sin avisar?',
  dogs: '¿Perro con correa o suelto por la playa?',
  film: '¿Qué película podrías ver diez veces?',
  gardening: '¿Qué florece ahora en tu casa, en el jardín o en la ventana?',
  hiking: '¿Qué ruta repites siempre?',
  music: '¿Con qué canción subes siempre el volumen?',
  series: '¿Qué serie has visto entera en un fin de semana?',
  travelling: '¿Adónde irías si pudieras salir mañana?',
  wine: '¿Tinto junto al fuego o blanco en la terraza?',
};

import type { finder as source } from '../nl/finder.ts';
import type { Texts } from '../texts.ts';

export const finder: Texts<typeof source> = {
  title: 'Buscador de afinidad',
  step: 'Pregunta {at} de {of}',
  who: '¿Quién eres?',
  seek: '¿A quién buscas?',
  seekNote: 'Esto dice algo sobre tu orientación. Se queda en esta pantalla hasta que tú lo aceptes al registrarte.',
  age: '¿Qué edad te va bien?',
  ageNote: 'A grandes rasgos. Podrás afinarlo después.',
  younger: 'De 18 a 35 años',
  older: '35 años o más',
  place: '¿Dónde vives?',
  placeNote: 'Solo el país, o también una región. Los demás nunca ven más que un margen amplio.',
  country: 'País',
  region: 'Región',
  everywhere: 'Todo el país',
  back: 'Anterior',
  next: 'Siguiente',
  show: 'Ver mi resultado',
  result: 'Esto es lo que buscas',
  sought: '{who}, {age}, {place}',
  change: 'Cambiar mis respuestas',
  note: 'Tus respuestas solo deciden qué perfiles ves. No aparecen en el tuyo.',
  choose: 'Elige primero una respuesta.',
  models: 'Las personas de los dibujos son modelos.',
  found: 'Encajan con tus respuestas',
  noneText: 'Ahora mismo nadie encaja con esto. Amplía la búsqueda, o regístrate y vuelve a mirar más tarde.',
  closedText:
    'En este sitio solo ves a los miembros después de registrarte. Por eso aún no te mostramos a nadie, y menos a gente inventada.',
  resultText: 'La cuenta es gratis. Tus respuestas van contigo, así llegas directamente a las personas adecuadas.',
  join: 'Regístrate gratis',
  look: 'Verlos a todos',
  wider: 'Seguir buscando',
  noteVisitor:
    'Tus respuestas deciden a quién ves. Si te registras, tu género y tu zona pasan a tu perfil. A quién buscas, solo si tú quieres.',
  description: 'Encuentra a quien encaja contigo: cuatro preguntas y, para empezar, sin cuenta.',
};

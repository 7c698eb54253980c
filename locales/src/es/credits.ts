import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Tus propios límites',
  intro:
    'Elige cuánto quieres gastar como máximo. Un límite más bajo vale al momento; uno más alto, o ninguno, solo después de {hours} horas. Los mensajes gratis también cuentan.',
  day: 'Al día',
  week: 'A la semana, desde el lunes',
  month: 'Al mes',
  none: 'Sin límite',
  nothing: 'No gastar nada',
  choice: '{credits, plural, one {# crédito} other {# créditos}} ({price})',
  spent: 'Gastado: {credits, plural, one {# crédito} other {# créditos}} ({price}).',
  later: '{limit} a partir de {at}.',
  saved: 'Tu límite está fijado.',
  waits: 'Tu nuevo límite empieza a valer: {at}.',
  link: 'Tus propios límites',
  back: 'Ir a créditos',
};

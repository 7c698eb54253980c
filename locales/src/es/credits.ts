import type { credits as nl } from '../nl/credits.ts';
import type { Texts } from '../texts.ts';

export const credits: Texts<typeof nl> = {
  title: 'Tus límites',
  intro:
    'Elige cuánto quieres gastar como máximo. Un límite más bajo se aplica al momento; uno más alto, o ninguno, solo pasadas {hours} horas. Los mensajes gratis también cuentan.',
  day: 'Al día',
  week: 'A la semana, desde el lunes',
  month: 'Al mes',
  none: 'Sin límite',
  nothing: 'No gastar nada',
  choice: '{credits, plural, one {# crédito} other {# créditos}} ({price})',
  spent: 'Gastado: {credits, plural, one {# crédito} other {# créditos}} ({price}).',
  later: '{limit} a partir de: {at}.',
  saved: 'Hemos guardado tu límite.',
  waits: 'Tu nuevo límite se aplicará a partir de: {at}.',
  link: 'Tus límites',
  back: 'Volver a créditos',
};

import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Detrás de un perfil ficticio no hay ninguna persona.',
  writers:
    '{by, select, ai {Un ordenador (IA) y personal pagado de {company} escriben} other {Personal pagado de {company} escribe}} los mensajes.',
  meeting: 'Nunca podréis veros.',
  singular: 'Perfil ficticio',
  plural: 'Perfiles ficticios',
};

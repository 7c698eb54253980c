import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Detrás de un perfil ficticio no hay ninguna persona.',
  writers:
    'Los mensajes {by, select, ai {los escriben un ordenador (IA) y personal pagado de {company}} other {los escribe personal pagado de {company}}}.',
  meeting: 'Nunca podréis veros.',
  singular: 'Perfil ficticio',
  plural: 'Perfiles ficticios',
};

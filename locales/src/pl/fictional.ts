import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Za profilem fikcyjnym nie stoi żaden człowiek.',
  writers:
    'Wiadomości {by, select, ai {piszą komputer (AI) i pracownicy, którym {company} za to płaci} other {piszą pracownicy, którym {company} za to płaci}}.',
  meeting: 'Spotkanie nigdy nie jest możliwe.',
  singular: 'Profil fikcyjny',
  plural: 'Profile fikcyjne',
};

import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';

/** `Anna, 34` in the reader's language; the name alone of who cannot be seen any more (C22). */
export function useNameAndAge(): (card: Pick<ProfileCard, 'name' | 'age'>) => string {
  const t = useTranslations('shell');
  return ({ name, age }) => (age === null ? name : t('age', { name, age: String(age) }));
}

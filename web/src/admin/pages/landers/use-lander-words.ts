import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import type { LanderName } from '@vonk/contract/landers';
import { useTranslations } from 'use-intl';

/** How a slug and its lander are called, and how a set of a lander's words begins. */
export function useLanderWords() {
  const t = useTranslations('admin-landers');
  const words = useTranslations('landers');
  // The server names only words that the lander has.
  const text = words as unknown as (key: string, values: Record<string, string | number>) => string;
  return {
    nameOf: ({ lander, slug }: Pick<LanderAtDesk, 'lander' | 'slug'>) => `${t(`layouts.${lander}`)} / ${slug}`,
    titleOf: (lander: LanderName, set: string) => text(`${lander}.${set}Title`, { name: '{name}', likes: 4 }),
  };
}

import type { LanderModel } from '@vonk/contract/landers';
import { useTranslations } from 'use-intl';
import { modelPhoto } from '../../ui/people/model-photo.ts';
import type { Lander } from './lander.ts';

/** A drawn person: "Wendy, 44", what they say, and both with the word that tells they are no member. */
export interface Person {
  readonly model: LanderModel;
  readonly who: string;
  readonly quote: string;
  readonly caption: string;
}

/** The words of the drawn people. */
export function usePeople(): (model: LanderModel) => Person {
  const t = useTranslations();
  const text = t as unknown as (key: string) => string;
  const isOld = (model: LanderModel) => ['marloes', 'samir', 'nathalie', 'fatima', 'edwin', 'ingrid'].includes(model);
  return (model) => {
    const area = isOld(model) ? 'landing.people' : 'landers.people';
    const who = text(`${area}.${model}`);
    return { model, who, quote: text(`${area}.${model}Quote`), caption: t('landers.form.model', { who }) };
  };
}

/** The people a lander shows: those the slug chose first, then its own, each once. */
export const castOf = ({ models }: Lander, own: readonly LanderModel[]): LanderModel[] =>
  [...new Set([...models, ...own])].slice(0, own.length);

/** The picture of a drawn person; the words beside it tell who it is. */
export function ModelPicture({
  model,
  sizes,
  eager,
  className,
}: {
  model: LanderModel;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <img
      {...modelPhoto(model, sizes)}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={className}
      decoding="async"
      width={400}
      height={500}
    />
  );
}

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

// Their words stand with those of the home page, which shows them too.
const onHome = ['marloes', 'samir', 'nathalie', 'fatima', 'edwin', 'ingrid'] as const satisfies readonly LanderModel[];
const isOnHome = (model: LanderModel): model is (typeof onHome)[number] =>
  (onHome as readonly LanderModel[]).includes(model);

export function usePeople(): (model: LanderModel) => Person {
  const t = useTranslations();
  const said = (model: LanderModel) =>
    isOnHome(model)
      ? { who: t(`landing.people.${model}`), quote: t(`landing.people.${model}Quote`) }
      : { who: t(`landers.people.${model}`), quote: t(`landers.people.${model}Quote`) };
  return (model) => {
    const { who, quote } = said(model);
    return { model, who, quote, caption: t('landers.form.model', { who }) };
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

import { useTranslations } from 'use-intl';
import type { Lander } from './lander.ts';
import './lander.css';

/**
 * The picture that a site chose for a slug, below its hero; beside people on it stands that they are models (T17, X7).
 * It has its room before it is there.
 */
export function LanderPicture({ picture }: Pick<Lander, 'picture'>) {
  const t = useTranslations('landers');
  if (!picture) return null;
  const { files, width, height, alt, has_models: hasModels } = picture;
  return (
    <figure className="lander-picture">
      <img
        src={files[0]?.address}
        srcSet={files.map((file) => `${file.address} ${file.width}w`).join(', ')}
        sizes="(min-width: 1200px) 1120px, 100vw"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {hasModels && <figcaption>{t('form.models')}</figcaption>}
    </figure>
  );
}

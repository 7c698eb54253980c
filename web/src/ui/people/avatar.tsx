import { classes } from '../classes.ts';
import { PersonIcon } from '../icons.ts';
import { useLoaded } from './use-loaded.ts';

type AvatarProps = {
  src?: string | undefined;
  /** Empty beside the name. */
  alt?: string | undefined;
  size?: 'small' | 'large' | undefined;
  fictional?: boolean | undefined;
};

/** A small portrait: a talking corner for a member, a dashed frame for a fictional profile. */
export function Avatar({ src, alt = '', size = 'small', fictional }: AvatarProps) {
  const look = classes('avatar', size === 'large' && 'avatar-large', fictional && 'avatar-fictional');
  const px = size === 'large' ? 56 : 40;
  const picture = useLoaded(src);
  if (picture.src !== undefined)
    return <img {...picture} className={look} alt={alt} width={px} height={px} loading="lazy" decoding="async" />;
  return (
    <span className={look} role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
      <PersonIcon />
    </span>
  );
}

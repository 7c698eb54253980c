import { Linked, type LinkElement } from '../link.tsx';

type LogoProps = {
  /** The host's name: text, and alt of its own word-mark. */
  name: string;
  /** A word-mark of at most 160 × 28 px. */
  src?: string | undefined;
  link?: LinkElement | undefined;
};

/** The host's word-mark, or the talking square beside its name. */
export function Logo({ name, src, link = <a href="/" /> }: LogoProps) {
  return (
    <Linked link={link} className="logo">
      {src === undefined ? (
        <>
          <i className="logo-square" />
          {name}
        </>
      ) : (
        <img src={src} alt={name} height={28} />
      )}
    </Linked>
  );
}

import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/frame/page.tsx';

type ProfileBlockProps = {
  /** Where "the next step" leads. */
  id: string;
  title: string;
  intro?: string | undefined;
  children: ReactNode;
};

/** A part of the own profile. */
export function ProfileBlock({ id, title, intro, children }: ProfileBlockProps) {
  const titleId = useId();
  return (
    <Panel>
      <section id={id} className="profile-block" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        {intro !== undefined && <p className="profile-block-intro">{intro}</p>}
        {children}
      </section>
    </Panel>
  );
}

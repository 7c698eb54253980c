import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';

type Width = 'full' | 'wide' | 'narrow' | 'form' | 'column';

/** The main part of a page: 1200 px, 1000 px, 760 px for reading, 536 px for a form, or one column of 420 px. */
export function Page({ width = 'full', children }: { width?: Width | undefined; children: ReactNode }) {
  return (
    <main id="main" className={classes('page', width !== 'full' && `page-${width}`)}>
      {children}
    </main>
  );
}

type PageHeadingProps = { title: ReactNode; intro?: ReactNode; aside?: ReactNode };

/** A page's title, with what stands beside it and one line below. */
export function PageHeading({ title, intro, aside }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <h1>{title}</h1>
      {aside}
      {intro !== undefined && <p className="page-heading-intro">{intro}</p>}
    </div>
  );
}

/** A bordered block with one subject. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <section className={classes('panel', className)}>{children}</section>;
}

/** The main action at the foot of the screen, below 992 px only: repeat it in the page itself for wider screens. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}

/** The links every page ends with, and the line about fictional profiles. */
export function SiteFooter({
  label,
  links,
  isShort,
  children,
}: {
  label: string;
  links: readonly { link: LinkElement; label: string }[];
  /** Under a form: few links, without a line above. */
  isShort?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <footer className={classes('site-footer', isShort && 'site-footer-short')}>
      <div className="site-footer-inside">
        <nav aria-label={label}>
          {links.map(({ link, label: text }) => (
            <Linked key={text} link={link}>
              {text}
            </Linked>
          ))}
        </nav>
        {children !== undefined && <p>{children}</p>}
      </div>
    </footer>
  );
}

/** The first thing a keyboard reaches: past the menu, to the page. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="skip-link">
      {children}
    </a>
  );
}

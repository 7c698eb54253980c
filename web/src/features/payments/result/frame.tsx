import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';

/** Whether the state changed while the screen was open. */
export const NewsContext = createContext(false);

type ResultFrameProps = {
  kind: 'wait' | 'ok' | 'failed';
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
};

/**
 * How a payment stands: a shape, one sentence, what it is about, and where to go on. The heading is read out when the
 * state changes.
 */
export function ResultFrame({ kind, icon, title, text, children, actions }: ResultFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNews = useContext(NewsContext);
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <div className="result">
      <div className={classes('result-shape', `result-shape-${kind}`)} aria-hidden="true">
        {icon}
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="result-text">{text}</p>
      {children}
      <div className="result-actions">{actions}</div>
    </div>
  );
}

/** The facts of a payment, label and value. */
export function ResultFacts({
  facts,
  busy,
}: {
  facts: readonly { label: string; value: ReactNode }[];
  busy?: boolean;
}) {
  return (
    <dl className="panel result-facts" aria-busy={busy || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label} className="price-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

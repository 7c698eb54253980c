import type { ComponentProps, FormEventHandler, MouseEvent, ReactNode } from 'react';
import { Counter, type CounterProps } from '../form/counter.tsx';
import { bothRefs, useAutoGrow } from '../form/use-auto-grow.ts';

type ComposerProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** A `ComposerInput`. */
  input: ReactNode;
  /** Photo, gift, emoji: icon buttons whose names say their cost. */
  tools?: ReactNode;
  counter: CounterProps;
  /** The PriceButton, of type submit. */
  send: ReactNode;
  /** "Saldo: 42 credits, hierna 41". */
  balance?: ReactNode;
  /** At the end of that line: buy credits. */
  balanceAction?: ReactNode;
};

/** Where a message is written: text, tools, counter, price and what it leaves. */
export function Composer({ onSubmit, input, tools, counter, send, balance, balanceAction }: ComposerProps) {
  return (
    <form onSubmit={onSubmit} onMouseDown={keepFocus}>
      <div className="composer">
        {input}
        <div className="composer-bar">
          {tools}
          <Counter {...counter} className="composer-counter" />
          {send}
        </div>
      </div>
      {(balance !== undefined || balanceAction !== undefined) && (
        <p className="composer-balance">
          <span>{balance}</span>
          {balanceAction}
        </p>
      )}
    </form>
  );
}

/** Who presses send goes on writing: the field keeps the focus, and a phone its keyboard. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
}

/** The text of a message: one line that grows to five. */
export function ComposerInput({ label, ref, ...textarea }: { label: string } & ComponentProps<'textarea'>) {
  const { element, onInput } = useAutoGrow();
  return <textarea rows={1} aria-label={label} onInput={onInput} {...textarea} ref={bothRefs(element, ref)} />;
}

type ComposerBlockProps = {
  title: string;
  children: ReactNode;
  draft?: string | undefined;
  draftLabel?: string | undefined;
  actions: ReactNode;
};

/** Stands in place of the composer while nothing can be sent: why, and what to do. */
export function ComposerBlock({ title, children, draft, draftLabel, actions }: ComposerBlockProps) {
  return (
    <section className="composer-block" aria-label={title}>
      <div>
        <p className="font-strong">{title}</p>
        <div className="text-sm text-ink-2">{children}</div>
      </div>
      {draft !== undefined && draft !== '' && (
        <blockquote className="kept-draft" aria-label={draftLabel}>
          {draft}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}

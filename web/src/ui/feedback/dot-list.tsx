import { classes } from '../classes.ts';

/** What happened, what happens now, and what follows. */
type DotStep = { state: 'done' | 'now' | 'next' | 'failed'; text: string; detail?: string | undefined };

/** The way of something that takes days, a dot for each step: what happened, where it is, what follows and by when. */
export function DotList({ steps }: { steps: readonly DotStep[] }) {
  return (
    <ol className="dot-list">
      {steps.map(({ state, text, detail }) => (
        <li key={text} className={classes(`dot-${state}`)} aria-current={state === 'now' ? 'step' : undefined}>
          {text}
          {detail !== undefined && <small>{detail}</small>}
        </li>
      ))}
    </ol>
  );
}

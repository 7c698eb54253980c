import { classes } from '../classes.ts';

/** How far a step form is: one bar for each step. `label` says it in words: "Stap 2 van 4". */
export function ProgressBars({ done, of, label }: { done: number; of: number; label: string }) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      aria-valuetext={label}
      aria-label={label}
    >
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={classes(at < done && 'is-done')} />
      ))}
    </div>
  );
}

/** The named steps of a purchase, with the current one. `current` counts from 0. */
export function Steps({ steps, current, label }: { steps: readonly string[]; current: number; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={classes(at < current && 'is-done')}
          aria-current={at === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

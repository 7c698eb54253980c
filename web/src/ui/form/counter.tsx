import { classes } from '../classes.ts';

export type CounterProps = {
  used: number;
  most: number;
  /** "46/1.000". */
  text: string;
  /** Said once at 90 % and once at the end: "Nog 100 tekens", "Je bericht is vol". */
  nearLabel: string;
  fullLabel: string;
};

/** How much of a text is used: quiet, ink from 90 %, danger when full. */
export function Counter({ used, most, text, nearLabel, fullLabel, className }: CounterProps & { className: string }) {
  const level = levelOf(used, most);
  return (
    <span className={classes(className, level !== 'plenty' && `counter-${level}`)}>
      {text}
      <span className="sr-only" role="status">
        {level === 'full' && fullLabel}
        {level === 'near' && nearLabel}
      </span>
    </span>
  );
}

function levelOf(used: number, most: number): 'plenty' | 'near' | 'full' {
  if (used >= most) return 'full';
  return used >= most * 0.9 ? 'near' : 'plenty';
}

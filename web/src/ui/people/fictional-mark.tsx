import { classes } from '../classes.ts';
import { FictionalIcon } from '../icons.ts';

/** The full sentence in two halves: "Fictief profiel", "geen fysiek contact mogelijk". Both always show. */
export type FictionalText = { title: string; explanation: string };

type FictionalMarkProps = {
  text: FictionalText;
  /** Under a photo, under a chat header, in a list or notification, or on its own. */
  shape: 'bar' | 'large-bar' | 'strip' | 'tag' | 'pill';
  /** The two halves below each other. */
  stacked?: boolean | undefined;
};

const shapeClass = {
  bar: '',
  'large-bar': 'fictional-mark-large',
  strip: 'fictional-mark-strip',
  tag: 'fictional-mark-tag',
  pill: 'fictional-mark-pill',
};

/** The mark of a profile nobody lives behind: the same on every host, before any credit is spent, never shortened. */
export function FictionalMark({ text, shape, stacked }: FictionalMarkProps) {
  return (
    <span className={classes('fictional-mark', shapeClass[shape], stacked && 'fictional-mark-stacked')}>
      <FictionalIcon />
      <span>
        {shape === 'tag' ? text.title : <b>{text.title}</b>}
        <span className="fictional-mark-dot"> · </span>
        {text.explanation}
      </span>
    </span>
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { DoneIcon } from '../icons.ts';
import { controlOf, FieldError } from './field.tsx';

type ChoiceProps = { children: ReactNode; detail?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>;

/** One box to tick; the whole row is its target. Never ticked beforehand. */
export function Checkbox({
  children,
  detail,
  error,
  id,
  className,
  ...input
}: ChoiceProps & { error?: string | undefined }) {
  const ownId = useId();
  const control = controlOf(id ?? ownId, { error });
  return (
    <div className={className}>
      <label className="choice">
        <span className="checkbox-box">
          <input type="checkbox" {...input} {...control} />
          <DoneIcon />
        </span>
        <ChoiceText detail={detail}>{children}</ChoiceText>
      </label>
      {error !== undefined && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** One of several in a FieldGroup. */
export function Radio({ children, detail, className, ...input }: ChoiceProps) {
  return (
    <label className={classes('choice', className)}>
      <input type="radio" {...input} className="radio" />
      <ChoiceText detail={detail}>{children}</ChoiceText>
    </label>
  );
}

type RadioCardProps = ChoiceProps & {
  /** At the far end: a price, an icon. */
  end?: ReactNode;
  /** In the serif, as what the member will say. */
  voice?: boolean | undefined;
};

/** One of several in a FieldGroup, as a card of its own. */
export function RadioCard({ children, detail, end, voice, className, ...input }: RadioCardProps) {
  return (
    <label className={classes('radio-card', voice && 'radio-card-voice', className)}>
      <input type="radio" {...input} className="radio" />
      <span className="choice-text">
        <span className="radio-card-title">{children}</span>
        {detail !== undefined && <span className="radio-card-detail">{detail}</span>}
      </span>
      {end !== undefined && <span className="radio-card-end">{end}</span>}
    </label>
  );
}

/** One of several in a FieldGroup, as a picture with a word: a gift, an answer of the match finder. */
export function RadioTile({ children, picture, className, ...input }: ChoiceProps & { picture: ReactNode }) {
  return (
    <label className={classes('radio-tile', className)}>
      <input type="radio" {...input} className="sr-only" />
      {picture}
      <span>{children}</span>
    </label>
  );
}

/** One of several in a FieldGroup, as pictures above its words. */
export function RadioPicture({ children, picture, className, ...input }: ChoiceProps & { picture: ReactNode }) {
  return (
    <label className={classes('radio-picture', className)}>
      <span className="radio-picture-row">{picture}</span>
      <span className="radio-picture-answer">
        <input type="radio" {...input} className="radio" />
        {children}
      </span>
    </label>
  );
}

/** On or off, saved at once; `aria-busy` while it is being saved. The whole row is its target. */
export function Switch({ children, detail, className, ...input }: ChoiceProps) {
  return (
    <label className={classes('switch-row', className)}>
      <ChoiceText detail={detail} isTitle>
        {children}
      </ChoiceText>
      <input type="checkbox" role="switch" {...input} className="switch" />
    </label>
  );
}

function ChoiceText({
  children,
  detail,
  isTitle = false,
}: {
  children: ReactNode;
  detail?: ReactNode;
  isTitle?: boolean;
}) {
  return (
    <span className="choice-text">
      <span className={classes((isTitle || detail !== undefined) && 'choice-title')}>{children}</span>
      {detail !== undefined && <span className="choice-detail">{detail}</span>}
    </span>
  );
}

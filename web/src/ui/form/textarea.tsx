import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Counter, type CounterProps } from './counter.tsx';
import { Field, type FieldText } from './field.tsx';
import { bothRefs, useAutoGrow } from './use-auto-grow.ts';

type TextareaProps = FieldText & {
  /** Lines shown when empty; it grows to twelve. */
  lines?: 1 | 2 | 3 | 5 | undefined;
  counter?: CounterProps | undefined;
  /** In the serif: this is what the member says. */
  voice?: boolean | undefined;
} & Omit<ComponentProps<'textarea'>, 'rows'>;

/** Several lines of text, growing with what is written. */
export function Textarea(props: TextareaProps) {
  const { label, note, hint, error, id, lines = 3, counter, voice, className, ref, ...textarea } = props;
  const { element, onInput } = useAutoGrow();
  const look = classes('input', lines !== 3 && `textarea-lines-${lines}`, voice && 'voice', className);
  return (
    <Field
      {...{ id, label, note, hint, error }}
      aside={counter && <Counter {...counter} className="field-hint field-counter" />}
    >
      {(control) => (
        <textarea
          rows={lines}
          onInput={onInput}
          {...textarea}
          {...control}
          ref={bothRefs(element, ref)}
          className={look}
        />
      )}
    </Field>
  );
}

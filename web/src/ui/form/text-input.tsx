import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';

/** A line of text with its label; takes what `register` of react-hook-form returns. */
export function TextInput({ label, note, hint, error, id, className, ...input }: FieldText & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => <input type="text" {...input} {...control} className={classes('input', className)} />}
    </Field>
  );
}

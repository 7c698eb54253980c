import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { DownIcon } from '../icons.ts';
import { Field, type FieldText } from './field.tsx';

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldText & {
  options: readonly Option[];
  /** The first, empty choice: "Kies een land". */
  placeholder?: string | undefined;
} & Omit<ComponentProps<'select'>, 'children'>;

/** A native list of choices. */
export function Select({ label, note, hint, error, id, options, placeholder, className, ...select }: SelectProps) {
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className={classes('input', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </Field>
  );
}

import { useId, type ComponentProps } from 'react';
import { FieldGroup, type FieldText } from './field.tsx';
import type { Option } from './select.tsx';

type SegmentedProps = FieldText & { options: readonly Option[]; value?: string | undefined } & Omit<
    ComponentProps<'input'>,
    'value' | 'type'
  >;

/** One choice out of two to four short ones. Controlled by `value`, or free with what `register` returns. */
export function Segmented({ label, note, hint, error, options, value, name, id, ...input }: SegmentedProps) {
  const ownName = useId();
  return (
    <FieldGroup {...{ id, label, note, hint, error }}>
      <div className="segmented segmented-wide">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              className="sr-only"
              {...input}
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.disabled ?? input.disabled}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

import { useId, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { digitsOf, splitDate, typed, type DatePart, type DateParts } from './date-parts.ts';
import { controlOf, FieldGroup, type FieldText } from '../field.tsx';

type DateOfBirthProps = FieldText & {
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** When focus leaves the three fields together. */
  onBlur?: (() => void) | undefined;
  /** Names of the fields: "Dag", "Maand", "Jaar". */
  labels: Record<DatePart, string>;
  /** "dd", "mm", "jjjj". */
  placeholders: Record<DatePart, string>;
  order?: readonly DatePart[] | undefined;
  disabled?: boolean | undefined;
  /** The first field, for focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const dayFirst: readonly DatePart[] = ['day', 'month', 'year'];

/** Three fields for a date of birth: moves on only when a field is full, and splits a pasted date. */
export function DateOfBirth(props: DateOfBirthProps) {
  const { value, onChange, onBlur, labels, placeholders, order = dayFirst, disabled, ref, ...text } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const field = (at: number) => group.current?.querySelectorAll('input')[at];
  const control = controlOf(id, text);

  const change = (part: DatePart, text: string) => {
    const { digits, movesOn } = typed(part, text, value[part]);
    onChange({ ...value, [part]: digits });
    if (movesOn) field(order.indexOf(part) + 1)?.select();
  };
  const paste = (event: ClipboardEvent) => {
    const date = splitDate(event.clipboardData.getData('text'), order);
    if (!date) return;
    event.preventDefault();
    onChange(date);
    field(2)?.focus();
  };
  const stepBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const at = order.indexOf(event.currentTarget.name as DatePart);
    if (event.key === 'Backspace' && event.currentTarget.value === '') field(at - 1)?.focus();
  };
  const blur = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <FieldGroup {...text} id={id}>
      <div ref={group} className="date-fields" onPaste={paste} onBlur={blur}>
        {order.map((part, at) => (
          <input
            key={part}
            ref={at === 0 ? ref : undefined}
            name={part}
            className="input"
            aria-label={labels[part]}
            placeholder={placeholders[part]}
            inputMode="numeric"
            autoComplete={`bday-${part}`}
            maxLength={digitsOf[part] + 1}
            value={value[part]}
            disabled={disabled}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            onChange={(event) => change(part, event.currentTarget.value)}
            onKeyDown={stepBack}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

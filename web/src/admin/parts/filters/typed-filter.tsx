import { useEffect, useEffectEvent, useState } from 'react';

/** How long one may type before the list follows. */
const pauseMilliseconds = 350;

type TypedFilterProps = {
  type: 'search' | 'date' | 'month' | 'amount';
  label: string;
  /** As it stands in the address. */
  kept: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A filter that is typed; the list follows after a pause, and the field follows the address. */
export function TypedFilter({ type, label, kept, error, onChange }: TypedFilterProps) {
  const [value, setValue] = useState(kept);
  const [last, setLast] = useState(kept);
  // The address changed by itself: back, or a link.
  if (kept !== last) {
    setLast(kept);
    setValue(kept);
  }
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (value === kept) return;
    const timer = setTimeout(() => change(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value, kept]);
  const isSearch = type === 'search';
  return (
    <label className={isSearch ? 'filter-text' : 'filter-date'}>
      <span className={isSearch ? 'sr-only' : undefined}>{label}</span>
      <input
        type={type === 'amount' ? 'text' : type}
        inputMode={type === 'amount' ? 'decimal' : undefined}
        className={type === 'amount' ? 'input filter-amount' : 'input'}
        placeholder={isSearch ? label : undefined}
        aria-invalid={error === undefined ? undefined : true}
        title={error}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </label>
  );
}

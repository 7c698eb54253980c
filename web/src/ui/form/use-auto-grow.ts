import { useEffect, useRef, type FormEvent, type Ref } from 'react';

/** Lets a textarea grow with its text up to its CSS `max-height`, also where `field-sizing` is unknown. */
export function useAutoGrow() {
  const element = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (element.current) grow(element.current);
  });
  return { element, onInput: (event: FormEvent<HTMLTextAreaElement>) => grow(event.currentTarget) };
}

function grow(textarea: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  textarea.style.height = 'auto';
  textarea.style.height = `${textarea.scrollHeight + textarea.offsetHeight - textarea.clientHeight}px`;
}

/** One ref callback for our own ref and the caller's. */
export function bothRefs<T>(own: { current: T | null }, given: Ref<T> | undefined) {
  return (element: T | null): void => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '../../texts/messages.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { focusMistake } from '../../ui/form/focus-mistake.ts';
import { CallError } from '../call.ts';
import { useSendLock } from './use-send-lock.ts';
import { useMutation } from './use-mutation.ts';

type Mistakes = Readonly<Record<string, string | undefined>>;

interface Sending<Values, Answer> {
  /** What each field lacks, as the code of its words. */
  check(values: Values): Partial<Record<string, keyof Messages['errors']>>;
  send(values: Values): Promise<Answer>;
  onSent?: (answer: Answer) => void;
}

/**
 * Judges and sends a form: what is wrong stands at its field, or above all; the first wrong field gets the focus. Needs
 * the texts `errors`.
 */
export function useSend<Values, Answer>({ check, send, onSent }: Sending<Values, Answer>) {
  const errorText = useErrorText();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const show = (found: Mistakes, form: HTMLFormElement | null) => {
    flushSync(() => setMistakes(found));
    focusMistake(form);
  };
  const lock = useSendLock();
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: ({ values }: { values: Values; form: HTMLFormElement | null }) => send(values),
    // What was wrong before stands until then, so that nothing moves under a second press.
    onSuccess: (answer) => {
      setMistakes({});
      onSent?.(answer);
    },
    onError: (failure, { form }) => {
      const field = failure instanceof CallError ? failure.field : undefined;
      show(field === undefined ? {} : { [field]: failure.message }, form);
    },
    onSettled: lock.release,
  });
  const refusal = error instanceof CallError ? error : undefined;
  return {
    mistakes,
    /** Takes back what was said about a field. */
    mend: (field: string) => setMistakes(({ [field]: _mended, ...others }) => others),
    submit(form: HTMLFormElement | null, values: Values) {
      if (lock.isTaken()) return;
      const found = Object.entries(check(values)).map(([field, code]) => [field, code && errorText(code)] as const);
      if (found.length > 0) return show(Object.fromEntries(found), form);
      lock.take();
      mutate({ values, form });
    },
    isSending: isPending,
    problem: error && !refusal?.field ? refusal?.message || errorText('internal') : undefined,
    answer: data,
    /** The last refusal, for a form that gives way to another. */
    refusal,
    reset,
  };
}

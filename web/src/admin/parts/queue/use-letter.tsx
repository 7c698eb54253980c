import { useState } from 'react';
import { useAct } from '../use-act.ts';
import { LetterDialog } from './letter-dialog.tsx';
import type { Letter } from './queue-calls.ts';

interface LetterOptions<Decision> {
  /** The letter of a decision that was not made yet. */
  readLetter(decision: Decision): Promise<Letter>;
  send(decision: Decision): void;
}

/** The letter of a decision, read before it is sent: `dialog` is where it is shown and sent from. */
export function useLetter<Decision>({ readLetter, send }: LetterOptions<Decision>) {
  const { act, isBusy } = useAct();
  const [shown, setShown] = useState<{ letter: Letter; decision: Decision }>();
  const close = () => setShown(undefined);
  return {
    isBusy,
    read(decision: Decision) {
      if (!isBusy) act(async () => setShown({ letter: await readLetter(decision), decision }));
    },
    dialog: shown && (
      <LetterDialog
        letter={shown.letter}
        onClose={close}
        onSend={() => {
          close();
          send(shown.decision);
        }}
      />
    ),
  };
}

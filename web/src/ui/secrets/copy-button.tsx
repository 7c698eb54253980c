import { Button } from '../actions/button.tsx';
import { useCopy } from '../actions/use-copy.ts';

/** Puts a text on the clipboard and says so with `copied`. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const copy = useCopy();
  return (
    <Button variant="secondary" size="compact" className="justify-self-start" onClick={() => copy(text, copied)}>
      {label}
    </Button>
  );
}

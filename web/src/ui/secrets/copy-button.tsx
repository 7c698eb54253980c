import { Button } from '../actions/button.tsx';
import { useToast } from '../overlay/toast.tsx';

/**
 * Puts a text on the clipboard and says so with `copied`; where a browser has no clipboard, the text stands there to be
 * selected.
 */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ text: copied });
  };
  return (
    <Button
      variant="secondary"
      size="compact"
      className="justify-self-start"
      onClick={() => void copy().catch(() => undefined)}
    >
      {label}
    </Button>
  );
}

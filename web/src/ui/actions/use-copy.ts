import { useToast } from '../overlay/toast.tsx';

/**
 * Puts a text on the clipboard and says so with `copied`. Where a browser does not let us, nothing is said: the text
 * stands there to be selected.
 */
export function useCopy(): (text: string, copied: string) => void {
  const toast = useToast();
  return (text, copied) =>
    void write(text).then(
      (isWritten) => isWritten && toast({ text: copied }),
      () => undefined,
    );
}

/** Whether it is there now. */
async function write(text: string): Promise<boolean> {
  try {
    // First, and at once: some browsers allow it only as long as the press goes on.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page that is not secure has no clipboard, and few are.
    const { default: copy } = await import('copy-to-clipboard');
    return copy(text);
  }
}

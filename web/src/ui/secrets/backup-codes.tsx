import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from './copy-button.tsx';
import { CodeList } from './secret-text.tsx';

interface Words {
  readonly title: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly kept: string;
}

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly words: Words;
  /** The first line of what is copied and saved. */
  readonly head: string;
  /** What is said above the codes, and read out at once. */
  readonly children: ReactNode;
  readonly onSave: (text: string) => void;
  readonly onKept: () => void;
}

/** Backup codes, the only time they are shown, to be copied or kept as a file. */
export function BackupCodes({ codes, words, head, children, onSave, onKept }: BackupCodesProps) {
  const text = `${head}\n\n${codes.join('\n')}\n`;
  return (
    <section className="grid gap-4" aria-label={words.title}>
      <div role="status">{children}</div>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={words.copy} copied={words.copied} />
        <Button variant="secondary" size="compact" onClick={() => onSave(text)}>
          {words.download}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onKept}>
        {words.kept}
      </Button>
    </section>
  );
}

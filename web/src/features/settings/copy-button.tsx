import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';

/** Puts a text on the clipboard and says so; where a browser has none, the text stands there to be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('settings.twoStep');
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ text: t('copied') });
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

import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../copy-button.tsx';
import './two-step.css';

/** Backup codes, the only time they are shown (T128). */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('settings.twoStep');
  const { settings } = useApp();
  const head = t('fileHead', { site: settings.name });
  const text = `${head}\n\n${codes.join('\n')}\n`;
  return (
    <section className="grid gap-4" aria-label={t('codesTitle')}>
      <div role="status">
        <h4 className="font-medium">{t('codesTitle')}</h4>
        <p>{t('codesText')}</p>
      </div>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copy')} />
        <Button variant="secondary" size="compact" onClick={() => saveFile(`${head}.txt`, text)}>
          {t('download')}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onKept}>
        {t('done')}
      </Button>
    </section>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

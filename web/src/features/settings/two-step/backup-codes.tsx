import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../device/files/save-file.ts';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';
import { CodeList } from '../../../ui/secrets/secret-text.tsx';

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
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copy')} copied={t('copied')} />
        <Button
          variant="secondary"
          size="compact"
          onClick={() => saveFile({ name: `${head}.txt`, type: 'text/plain', content: text })}
        >
          {t('download')}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onKept}>
        {t('done')}
      </Button>
    </section>
  );
}

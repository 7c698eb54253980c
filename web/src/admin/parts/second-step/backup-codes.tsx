import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../device/files/save-file.ts';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';
import { CodeList } from '../../../ui/secrets/secret-text.tsx';

/** Backup codes, the only time they are shown. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('admin-entrance.codes');
  const text = `${t('fileHead')}\n\n${codes.join('\n')}\n`;
  return (
    <section className="grid gap-4" aria-label={t('title')}>
      <p role="status">{t('text')}</p>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copy')} copied={t('copied')} />
        <Button
          variant="secondary"
          size="compact"
          onClick={() => saveFile({ name: 'vonk-codes.txt', type: 'text/plain', content: text })}
        >
          {t('download')}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onKept}>
        {t('kept')}
      </Button>
    </section>
  );
}

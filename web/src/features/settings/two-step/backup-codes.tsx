import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { saveFile } from '../../../device/files/save-file.ts';
import { BackupCodes as Codes } from '../../../ui/secrets/backup-codes.tsx';

/** A member's own backup codes (T128). */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('settings.twoStep');
  const { settings } = useApp();
  const head = t('fileHead', { site: settings.name });
  const words = {
    title: t('codesTitle'),
    copy: t('copy'),
    copied: t('copied'),
    download: t('download'),
    kept: t('done'),
  };
  const save = (content: string) => saveFile({ name: `${head}.txt`, type: 'text/plain', content });
  return (
    <Codes codes={codes} words={words} head={head} onSave={save} onKept={onKept}>
      <h4 className="font-medium">{words.title}</h4>
      <p>{t('codesText')}</p>
    </Codes>
  );
}

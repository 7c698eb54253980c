import { useTranslations } from 'use-intl';
import { saveFile } from '../../../device/files/save-file.ts';
import { BackupCodes as Codes } from '../../../ui/secrets/backup-codes.tsx';

/** Somebody's own backup codes for the back-office. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('admin-entrance.codes');
  const words = {
    title: t('title'),
    copy: t('copy'),
    copied: t('copied'),
    download: t('download'),
    kept: t('kept'),
  };
  const save = (content: string) => saveFile({ name: 'vonk-codes.txt', type: 'text/plain', content });
  return (
    <Codes codes={codes} words={words} head={t('fileHead')} onSave={save} onKept={onKept}>
      <p>{t('text')}</p>
    </Codes>
  );
}

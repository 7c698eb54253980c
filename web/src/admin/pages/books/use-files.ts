import type { FilesAtDesk } from '@vonk/contract/admin/money/books';
import { useTranslations } from 'use-intl';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { saveFiles } from './queries.ts';

/** Saves the files that came, and says of a time that is not over that they are not the last. */
export function useFiles(): (files: FilesAtDesk) => void {
  const t = useTranslations('admin-books');
  const toast = useToast();
  return (files) => {
    saveFiles(files);
    if (!files.is_over) toast({ text: t('takenUnderWay') });
  };
}

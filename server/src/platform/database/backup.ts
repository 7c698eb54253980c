export { restoreBackup } from '../backup/restore-backup.ts';
export { type Backup, writeBackup } from '../backup/write-backup.ts';

import { saveFile } from '../../../device/files/save-file.ts';

/** Saves a list as CSV, however long it is: the server gives it part by part. */
export async function saveParts(
  name: string,
  readPart: (after: { after?: string }) => Promise<{ csv: string; next: string | null }>,
): Promise<void> {
  const parts: string[] = [];
  let after: string | null = null;
  do {
    const part: { csv: string; next: string | null } = await readPart(after === null ? {} : { after });
    parts.push(part.csv);
    after = part.next;
  } while (after !== null);
  saveFile({ name, type: 'text/csv;charset=utf-8', content: parts.join('') });
}

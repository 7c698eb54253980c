import type { Mistake } from './mistake.ts';
import { changedFields, fieldAt } from './site-fields.ts';
import { type CheckedSite, checkSite, type SiteFile, standingFile } from './site-file.ts';

const wordOf = ({ path, message }: Mistake): string => `${path.join('.')} ${message}`;

/** What is wrong with a site as it stands, whoever wrote it so; what its company lacks is said elsewhere (T48). */
export const standingMistakes = (standing: SiteFile): readonly Mistake[] =>
  checkSite(standing, { asSeller: false }).mistakes ?? [];

/** What differs; undefined where the other one cannot be read, and all of it is judged. */
function differing(standing: SiteFile, asked: SiteFile): ReadonlySet<string> | undefined {
  try {
    return new Set(changedFields(standing, asked));
  } catch {
    return undefined;
  }
}

/**
 * Judges a site that is changed: what is changed must be right, and may make nothing else wrong. What stood wrong
 * before and is left alone does not keep the rest from being changed. `asSeller` as in `checkSite`.
 */
export function checkChange(standing: SiteFile, asked: SiteFile, { asSeller }: { asSeller: boolean }): CheckedSite {
  const checked = checkSite(asked, { asSeller });
  if (checked.mistakes === undefined) return checked;
  const stood = new Set(standingMistakes(standing).map(wordOf));
  const changed = differing(standing, asked);
  const mistakes = checked.mistakes.filter(
    (mistake) => !changed || changed.has(fieldAt(mistake.path) ?? '') || !stood.has(wordOf(mistake)),
  );
  return mistakes.length === 0 ? { file: standingFile.safeParse(asked).data ?? asked } : { mistakes };
}

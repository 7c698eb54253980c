import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import type { LegalDraft } from './legal-draft.ts';

/** What was typed over which edition: over another one it is not laid, for it would take a colleague's words away. */
const keyOf = (site: number, { page, version }: LegalPage): string => `legal-draft/${site}/${page}/${version}`;

/** What was typed about a page in this tab and not published, so that a reload takes nothing. */
export function readKept(site: number, page: LegalPage): LegalDraft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(site, page)) ?? '{}') as LegalDraft;
  } catch {
    return {};
  }
}

export function keepDraft(site: number, page: LegalPage, draft: LegalDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(site, page));
    else sessionStorage.setItem(keyOf(site, page), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has it on the page alone.
  }
}

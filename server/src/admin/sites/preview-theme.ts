import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { Refuses } from '../../platform/refusal.ts';
import { deriveTheme, proveTheme, type Theme, UnreadableColourError } from '../../sites/index.ts';

/** Both schemes of a colour, derived and measured as a site's are; refused where a text could not be read (T100). */
export function previewTheme(
  { refuse }: Refuses<'colour_unreadable'>,
  color: string,
): AdminCallOutput<'GET /api/admin/theme'> {
  const theme = themeOf(color);
  const proof = theme && proveTheme(theme);
  if (!theme || !proof || proof.weak.length > 0) return refuse('colour_unreadable', { field: 'primary_color' });
  return { ...theme, on_primary: proof.onPrimary, pairs: proof.pairs };
}

function themeOf(color: string): Theme | undefined {
  try {
    return deriveTheme(color);
  } catch (error) {
    if (error instanceof UnreadableColourError) return undefined;
    throw error;
  }
}

import { useFormatter } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';

/** Says a moment as the site's clock has it; nothing where there is none. */
export function useMoment() {
  const format = useFormatter();
  const { settings } = useApp();
  const timeZone = settings.time_zone;
  const told = (say: (at: Date) => string) => (at: string | null) => (at === null ? '' : say(new Date(at)));
  return {
    /** "24 november 2026". */
    day: told((at) => format.dateTime(at, { dateStyle: 'long', timeZone })),
    /** "14:05". */
    hour: told((at) => format.dateTime(at, { timeStyle: 'short', timeZone })),
    /** "24 november om 14:05". */
    moment: told((at) =>
      format.dateTime(at, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone }),
    ),
  };
}

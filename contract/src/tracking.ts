import { cutText, isStorable } from './text.ts';

/** Where somebody came from, as the address of their first page here said (ACC-1). */
export const trackingFields = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type Tracking = Partial<Record<(typeof trackingFields)[number], string>>;

/** The same with the landing page on which they came in, as `landingPageAt` names it; the tab alone knows it (X1). */
export type Origin = Tracking & { landing?: string };

/** The longest value that is kept of each. */
export const longestTracking = 100;
/** What the browser keeps it under for `trackingDays`, with consent only (X1, SITE-3): the fields as a query. */
export const trackingCookie = 'source';
export const trackingDays = 30;

/** The tracking fields in a query; what has no value is left out. */
export function trackingIn(query: string): Tracking {
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    trackingFields.flatMap((name) => {
      const value = cutText(values.get(name) ?? '', longestTracking);
      return value !== '' && isStorable(value) ? [[name, value]] : [];
    }),
  );
}

export const isEmptyTracking = (tracking: Tracking): boolean => Object.keys(tracking).length === 0;

import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

let kept: ReactElement | undefined;

/**
 * Around the pages that a server renders, so that formatters of dates, numbers and plurals are made once and not for
 * each page: a provider of texts takes those of the provider around it. There are as many as languages, countries, time
 * zones and formats make.
 */
export function SharedFormats({ children }: { children: ReactNode }): ReactElement {
  // What the provider draws holds its formatters: the same element around every page is the same formatters.
  kept ??= IntlProvider({ locale: 'en', children: null });
  return cloneElement(kept, undefined, children);
}

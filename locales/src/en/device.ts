import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'May we remember where you came from?',
    text: 'You came through a partner or an advertisement. With a cookie of 30 days we still know that if you sign up later. {site} works the same if you refuse.',
    allow: 'Allow',
    refuse: 'Refuse',
    more: 'More about cookies',
    choice: 'Remember the partner or advertisement I came through',
    detail: 'Only to settle with partners, 30 days. Off means: in this tab only.',
    saved: 'Saved.',
  },
  install: {
    title: 'Put {site} on your home screen',
    text: 'Then you open {site} as an app.',
    safari: 'In Safari, tap Share and then ‘Add to Home Screen’.',
    install: 'Install',
    later: 'Not now',
    never: 'Do not ask again',
  },
};

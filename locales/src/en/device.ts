import type { device as nl } from '../nl/device.ts';
import type { Texts } from '../texts.ts';

export const device: Texts<typeof nl> = {
  consent: {
    title: 'May we remember where you came from?',
    text: 'You came here through a partner or an advertisement. A cookie that lasts 30 days lets us still know that if you sign up later. {site} works just the same if you refuse.',
    allow: 'Allow',
    refuse: 'Refuse',
    more: 'More about cookies',
    choice: 'Remember the partner or advertisement I came through',
    detail: 'Only used to settle with partners, for 30 days. When off, we remember it in this tab only.',
    saved: 'Saved.',
  },
  install: {
    title: 'Add {site} to your home screen',
    text: 'Then you can open {site} like an app.',
    safari: 'In Safari, tap Share, then ‘Add to Home Screen’.',
    install: 'Install',
    later: 'Not now',
    never: 'Do not ask again',
  },
};

import { landingPageAt } from '@vonk/contract/landing-page';
import { isEmptyTracking, trackingIn } from '@vonk/contract/tracking';

/**
 * What wakes a quiet page: anything a visitor does to it. A pointer that rests where the page appears moves by nothing,
 * and does not.
 */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** Where a tab keeps what brought it here (X1), and the landing page on which it came in. */
export const tabSourceKey = 'tracking';
export const tabLandingKey = 'landing';

/**
 * Goes into a page that stands without a script: fetches the app, the first of `files`, with all it needs, at the first
 * touch.
 */
export const quietStart = (
  files: readonly string[],
  { pathname, search }: Readonly<Pick<URL, 'pathname' | 'search'>>,
): string =>
  `${keepSource(search)}${keepLanding(pathname)}(()=>{const f=${JSON.stringify(files)},k=${JSON.stringify(touches)},go=e=>{if(e.type==='pointermove'&&!e.movementX&&!e.movementY)return;for(const t of k)removeEventListener(t,go,true);for(const h of f){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}const s=document.createElement('script');s.type='module';s.src=f[0];document.head.append(s)};for(const t of k)addEventListener(t,go,{capture:true,passive:true})})()`;

/**
 * A first touch must not be lost when a link of the page is followed before the app is there: the tab keeps it at once.
 */
function keepSource(search: string): string {
  const source = trackingIn(search);
  if (isEmptyTracking(source)) return '';
  const kept = JSON.stringify(JSON.stringify(source))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `try{sessionStorage.${tabSourceKey}??=${kept}}catch{}`;
}

/** The landing page as well; its name has letters, figures and strokes alone. */
function keepLanding(pathname: string): string {
  const landing = landingPageAt(pathname);
  return landing === undefined ? '' : `try{sessionStorage.${tabLandingKey}??="${landing}"}catch{}`;
}

/**
 * Whether what an address asks for needs the script at once: a popup after so many seconds (`t`), or telling that it
 * was left (`lb`).
 */
export const wakesByItself = (search: string): boolean => /[?&](?:t|lb|api_signup_complete)(?:[=&]|$)/.test(search);

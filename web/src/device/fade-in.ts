/**
 * A page that was just put in place comes forward instead of jumping; a change of filters stays on its page. An
 * animation of one element, and no view transition: those freeze the page, fail aloud when the change takes long, and
 * end the whole page in WebKitGTK 2.50.
 */
export function fadeIn(page: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page?.animate({ opacity: [0.4, 1] }, { duration: 140, easing: 'ease-out' });
}

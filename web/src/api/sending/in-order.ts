const ends = new Map<string, Promise<unknown>>();
const waiting = new Set<() => void>();
let isLeft = false;

/** Whether the page is being left: what is sent now must outlive it. */
export const isBeingLeft = (): boolean => isLeft;

/** Notes when `page`, the window, is left, and when it is shown again from the browser's memory. */
export function noteLeaving(page: EventTarget): void {
  page.addEventListener('pagehide', () => {
    isLeft = true;
    for (const go of waiting) go();
  });
  page.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/**
 * Sends one after another what goes to the same `line`, whichever component asks, so that the last one counts. What
 * still waits when the page is left goes at once: the `scope` of a mutation would forget it.
 */
export function inOrder<Answer>(line: string, send: () => Promise<Answer>): Promise<Answer> {
  const answer = turnAfter(ends.get(line)).then(send);
  const end = answer.catch(() => undefined);
  ends.set(line, end);
  return answer;
}

function turnAfter(end: Promise<unknown> | undefined): Promise<void> {
  if (!end || isLeft) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
    void end.then(go);
  });
}

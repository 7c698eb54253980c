/** A page nobody looks at is not painted; what waits for it goes on by then. */
const unpaintedMilliseconds = 100;

/** Waits until what changed just now is painted: for work that may come a frame later than what somebody looks for. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // The first frame is the one with the change, asked before it is drawn; the second one is asked when it was.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, unpaintedMilliseconds);
  });

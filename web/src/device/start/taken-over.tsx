import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** After so many milliseconds the page counts as taken over: a part that does not come keeps nothing waiting. */
const longest = 20_000;

interface Part {
  /** It is still to come. Answers how to stop expecting it. */
  expect(): () => void;
  taken(): void;
}

/**
 * React takes the server's page over part by part, and each part must find the data it was rendered with. What would
 * change them meanwhile, as an answer to a part that is alive already, waits until all parts are.
 */
function createTakeover() {
  const left = new Set<Part>();
  let hasBegun = false;
  let isOver = false;
  let tell: () => void = () => undefined;
  const over = new Promise<void>((resolve) => void (tell = resolve));
  const finish = () => {
    isOver = true;
    tell();
  };
  const leave = (part: Part) => {
    if (left.delete(part) && left.size === 0) finish();
  };
  return {
    createPart(): Part {
      let isTaken = false;
      const part: Part = {
        expect() {
          // Taken over together with what is around it, the inner effect came first.
          if (isTaken || isOver) return () => undefined;
          left.add(part);
          if (!hasBegun) setTimeout(finish, longest);
          hasBegun = true;
          return () => leave(part);
        },
        taken() {
          isTaken = true;
          leave(part);
        },
      };
      return part;
    },
    /** Nothing to wait for before the first part is expected: what React needs to begin would wait for itself. */
    until: (): Promise<void> | undefined => (hasBegun && !isOver ? over : undefined),
  };
}

const takeover = createTakeover();
/** What is inside the outlet of the root, which the router takes over by itself. */
const screen = takeover.createPart();

/** For who changes what the page was rendered with: it waits until all of the page listens. */
export const untilTakenOver = (): Promise<void> | undefined => takeover.until();

/** Does it once all of the page listens. Answers how to end it, which also keeps it from beginning. */
export function whenTakenOver(begin: () => () => void): () => void {
  const over = takeover.until();
  if (!over) return begin();
  let end: (() => void) | undefined;
  let isEnded = false;
  void over.then(() => {
    if (!isEnded) end = begin();
  });
  return () => {
    isEnded = true;
    end?.();
  };
}

/** Stands outside of the root's outlet. */
export const ExpectScreen = () => useExpected(screen);
/** Stands in each layout, after its screen. */
export const ScreenTaken = () => useTaken(screen);

/** A part of the page that is taken over by itself, after what stands around it. */
export function TakenOverByItself({ children }: { children: ReactNode }) {
  const [part] = useState(takeover.createPart);
  useExpected(part);
  return (
    <Suspense>
      {children}
      <PartTaken part={part} />
    </Suspense>
  );
}

const PartTaken = ({ part }: { part: Part }) => useTaken(part);

function useExpected(part: Part): null {
  useEffect(() => part.expect(), [part]);
  return null;
}

function useTaken(part: Part): null {
  useEffect(() => part.taken(), [part]);
  return null;
}

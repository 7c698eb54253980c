type End = () => unknown;

const ends: End[] = [];

/**
 * Does something once the tests of the file are over, what was made last first. Unlike `afterAll` it may be asked for
 * anywhere: in a test or a `beforeAll` nobody would hear that one, and what it closes would go on in its worker for as
 * long as that runs other files.
 */
export const atEnd = (end: End): void => void ends.push(end);

/** Ends all that the file's tests began; one that fails keeps no other from ending. */
export async function endAll(): Promise<void> {
  const failures: unknown[] = [];
  for (let end = ends.pop(); end; end = ends.pop())
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}

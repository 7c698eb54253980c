/** How an address of a photo says when it ends, in seconds. */
const addressEnds = /photos\/[^"\s]*[?&]until=(\d+)/g;

/** Whether an answer of the server holds an address of a photo that has ended by `now`, in milliseconds. */
export function hasEndedPhotos(answer: unknown, now: number): boolean {
  const text = JSON.stringify(answer) ?? '';
  return [...text.matchAll(addressEnds)].some(([, until]) => Number(until) * 1000 <= now);
}

import { expect, test } from 'vitest';
import { largest, movedBy, whole, zoomedAt } from './zoom.ts';

const box = { width: 400, height: 800 };

test('what lies between the fingers stays there, and zooming back shows the whole picture', () => {
  const at = { x: 100, y: -200 };
  const near = zoomedAt(whole, { scale: 2, at, box });
  expect(near).toEqual({ scale: 2, x: -100, y: 200 });
  // The part of the picture that lies under the point, before and after.
  expect((at.x - near.x) / near.scale).toBe(at.x);
  expect((at.y - near.y) / near.scale).toBe(at.y);
  expect(zoomedAt(near, { scale: 0.3, at: { x: 0, y: 0 }, box })).toEqual(whole);
});

test('a picture is never larger than four times, and no edge of it comes into the box', () => {
  expect(zoomedAt(whole, { scale: 9, at: { x: 0, y: 0 }, box }).scale).toBe(largest);
  const near = zoomedAt(whole, { scale: 2, at: { x: 0, y: 0 }, box });
  expect(movedBy(near, { x: 5000, y: -5000 }, box)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(movedBy(whole, { x: 30, y: 30 }, box)).toEqual(whole);
});

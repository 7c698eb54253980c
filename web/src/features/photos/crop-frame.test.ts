import { minCropSide, photoRotations, wholePicture, wholeSide } from '@vonk/contract/photos';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastSize, moved, sized, sizeOf, turnBy, turned, turnedBack } from './crop-frame.ts';

const part = fc
  .tuple(
    fc.integer({ min: 0, max: 8000 }),
    fc.integer({ min: 0, max: 8000 }),
    fc.integer({ min: 1000, max: 2000 }),
    fc.integer({ min: 1000, max: 2000 }),
  )
  .map(([left, top, width, height]) => ({ left, top, width, height }));

describe('a part of a picture', () => {
  test('lies where turning takes it: what is left comes on top by a quarter turn', () => {
    const left = { left: 0, top: 0, width: 5000, height: 10_000 };
    expect(turned(left, 90)).toEqual({ left: 0, top: 0, width: 10_000, height: 5000 });
    expect(turned(left, 180)).toEqual({ left: 5000, top: 0, width: 5000, height: 10_000 });
    expect(turned(left, 270)).toEqual({ left: 0, top: 5000, width: 10_000, height: 5000 });
  });

  test('comes back by turning back, and by four quarter turns', () => {
    fc.assert(
      fc.property(part, fc.constantFrom(...photoRotations), (crop, rotation) => {
        expect(turnedBack(turned(crop, rotation), rotation)).toEqual(crop);
        expect(turned(turned(turned(turned(crop, 90), 90), 90), 90)).toEqual(crop);
      }),
    );
    expect([turnBy(0, -90), turnBy(270, 90)]).toEqual([270, 0]);
  });
});

describe('the frame', () => {
  test('has the shape of a card, stays within the picture, and no side gets too short', () => {
    fc.assert(
      fc.property(
        part,
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        (before, aspect, percent) => {
          const size = Math.max(percent, leastSize(aspect));
          const frame = moved(sized(before, size, aspect), percent * 300 - 15_000, 20_000);
          expect(frame.left).toBeGreaterThanOrEqual(0);
          expect(frame.left + frame.width).toBeLessThanOrEqual(wholeSide);
          expect(frame.top + frame.height).toBeLessThanOrEqual(wholeSide);
          expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(minCropSide - 1);
          expect((frame.width * aspect) / frame.height).toBeCloseTo(0.8, 2);
          expect(Math.abs(sizeOf(frame, aspect) - size)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('at its largest is as wide as an upright picture and as high as a wide one', () => {
    expect(sized(wholePicture, 100, 0.5)).toMatchObject({ left: 0, width: wholeSide, height: 6250 });
    expect(sized(wholePicture, 100, 2)).toMatchObject({ top: 0, height: wholeSide, width: 4000, left: 3000 });
  });
});

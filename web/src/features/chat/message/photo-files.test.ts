import { expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { gatherPhotoFiles } from './photo-files.ts';

/** A server that has all photos but `gone`, and notes what it was asked. */
function server() {
  const asked: string[][] = [];
  const call = (async (_: string, { photos }: { photos: string }) => {
    const ids = photos.split(',');
    asked.push(ids);
    return { photos: ids.filter((id) => id !== 'gone').map((id) => ({ id, thumb: '', card: id, full: '', blur: '' })) };
  }) as unknown as Call;
  return { asked, gather: gatherPhotoFiles(call) };
}

test('photos that a screen shows at once are asked for together, one that is gone is null', async () => {
  const { asked, gather } = server();
  const files = await Promise.all(['one', 'gone', 'two', 'one'].map(gather));
  expect(files.map((photo) => photo?.card)).toEqual(['one', undefined, 'two', 'one']);
  expect(asked).toEqual([['one', 'gone', 'two']]);
});

test('more than sixty are asked for in several calls', async () => {
  const { asked, gather } = server();
  await Promise.all(Array.from({ length: 61 }, (_, at) => gather(`photo${at}`)));
  expect(asked.map(({ length }) => length)).toEqual([60, 1]);
});

test('when the call fails all of them hear it, and are asked for anew', async () => {
  let isDown = true;
  const call = (async (_: string, { photos }: { photos: string }) => {
    if (isDown) throw new Error('offline');
    return { photos: [{ id: photos, thumb: '', card: photos, full: '', blur: '' }] };
  }) as unknown as Call;
  const gather = gatherPhotoFiles(call);
  const all = await Promise.allSettled([gather('one'), gather('two')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect((await gather('one'))?.card).toBe('one');
});

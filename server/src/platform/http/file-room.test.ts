import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { startServer } from '../../../test/servers.ts';
import { fileRoomBytes, maxFileBytes, ownRoomBytes } from './file-room.ts';

const kit = await createKit();
const server = await startServer(kit);
const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#864' } })
  .jpeg()
  .toBuffer();
const upload = async ({ browser }: Person, body: Buffer = photo) => {
  const answer = await fetch(`${server.origin}/api/photo.php`, {
    method: 'POST',
    headers: { host: browser.host, cookie: `session=${browser.cookies.get('session') ?? ''}` },
    body: new Uint8Array(body),
  });
  return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() };
};

/** Begins to send a file as large as can be, and no more than its beginning. */
const beginUpload = ({ browser }: Person): Socket => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST /api/photo.php HTTP/1.1\r\nHost: ${browser.host}\r\n` +
      `Cookie: session=${browser.cookies.get('session') ?? ''}\r\nContent-Length: ${maxFileBytes}\r\n\r\nbegun`,
  );
  return socket;
};

test('a member whose files are long under way takes a part of the room, and leaves the rest to others', async () => {
  const [slow, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const sockets = Array.from({ length: ownRoomBytes / maxFileBytes }, () => beginUpload(slow));
  const look = async () => (sockets.push(beginUpload(slow)), upload(slow, Buffer.from('no photo')));
  await vi.waitFor(async () => expect((await look()).status).toBe(503), { timeout: 20_000, interval: 200 });
  expect((await upload(other)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await upload(slow)).status).toBe(200), { timeout: 20_000 });
});

test('of many files at once those for which there is no room are refused uncounted, and nobody else waits', async () => {
  const senders = await Promise.all(Array.from({ length: 5 }, () => another(kit, 'anna')));
  const [anna] = senders;
  expect((await upload(anna!)).status).toBe(200);
  const sockets = Array.from({ length: fileRoomBytes / maxFileBytes }, (_, at) => beginUpload(senders[at % 5]!));
  // Each time somebody else, and no photo: whoever finds room is counted. One more begins, should one have found none.
  const look = async () => {
    const sender = await another(kit, 'anna');
    sockets.push(beginUpload(sender));
    return upload(sender, Buffer.from('no photo'));
  };
  await vi.waitFor(async () => expect((await look()).status).toBe(503), { timeout: 20_000, interval: 200 });
  const { wait, text } = await upload(anna!);
  expect([wait, JSON.parse(text)]).toEqual(['5', expect.objectContaining({ error: 'briefly_unavailable' })]);
  for (let at = 0; at < 50; at += 1) expect((await upload(anna!)).status).toBe(503);
  expect((await server.call('GET /api/user.php', {}, { as: anna!.browser })).status).toBe(200);

  // Who leaves in the middle gives the room back; had the refused ones been counted, this one would be too many.
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await upload(anna!)).status).toBe(200), { timeout: 20_000 });
});

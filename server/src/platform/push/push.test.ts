import { createECDH } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decrypt } from '../../../test/stand-ins/push-browsers.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { openPushSender } from './push.ts';
import { newVapidPair } from './vapid.ts';

test('the browser of the tests reads the example of RFC 8291 (5)', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    [
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ].join(''),
    'base64url',
  );
  expect(decrypt(body, { own, auth }).toString('utf8')).toBe('When I grow up, I want to be a watermelon');
});

test('a push reads the same at the other end, and what its service says decides what becomes of it', async () => {
  const service = await startPushService();
  const hosts = { hosts: [service.host], allowsHttp: true };
  const sender = openPushSender({ ...newVapidPair(), subject: 'mailto:ops@example.org' }, hosts);
  const { endpoint, keys } = service.browser();
  const payload = { title: 'Żółw', body: 'ja', url: '/chats', tag: 't', badge: 2 };
  const send = () =>
    sender.send({ endpoint, ...keys }, { payload, ttlSeconds: 60, urgency: 'high', topic: 'one-topic' });
  expect(await send()).toBe('sent');
  expect(service.handed[0]).toMatchObject({ payload, headers: { ttl: '60', urgency: 'high', topic: 'one-topic' } });
  for (const [status, outcome] of [
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [413, 'refused'],
  ] as const) {
    service.answer(status);
    expect(await send()).toBe(outcome);
  }
  for (const status of [429, 500, 503]) {
    service.answer(status);
    await expect(send()).rejects.toThrow(String(status));
  }
  const [voucher, ...others] = new Set(service.handed.map(({ headers }) => headers.authorization));
  expect(voucher).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
  expect(others).toEqual([]);
  // No redirect is followed: it could lead anywhere.
  service.answer(302);
  expect(await send()).toBe('refused');
});

test('who we are is signed for each service by itself, and anew before it is over (RFC 8292)', async () => {
  const services = [await startPushService(), await startPushService()];
  const hosts = { hosts: services.map(({ host }) => host), allowsHttp: true };
  const sender = openPushSender({ ...newVapidPair(), subject: 'mailto:ops@example.org' }, hosts);
  const claims = async () => {
    const vouchers = [];
    for (const service of services) {
      const { endpoint, keys } = service.browser();
      const message = { payload: {}, ttlSeconds: 60, urgency: 'low', topic: 't' } as const;
      await sender.send({ endpoint, ...keys }, message);
      const token = service.handed.at(-1)?.headers.authorization?.split(/[.]/)[1] ?? '';
      const claim: { aud: string; exp: number } = JSON.parse(Buffer.from(token, 'base64url').toString());
      vouchers.push([claim.aud, claim.exp - Math.floor(Date.now() / 1000)]);
    }
    return vouchers;
  };
  const origins = services.map(({ host }) => `http://${host}`);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await claims()).toEqual(origins.map((origin) => [origin, 12 * 3600]));
  vi.setSystemTime(Date.now() + 50 * minute);
  expect(await claims()).toEqual(origins.map((origin) => [origin, 12 * 3600 - 50 * 60]));
  vi.setSystemTime(Date.now() + 12 * minute);
  expect(await claims()).toEqual(origins.map((origin) => [origin, 12 * 3600]));
});

test('pushes one after another go over the connections that are there', async () => {
  const service = await startPushService();
  const hosts = { hosts: [service.host], allowsHttp: true };
  const sender = openPushSender({ ...newVapidPair(), subject: 'mailto:ops@example.org' }, hosts);
  const { endpoint, keys } = service.browser();
  const message = { payload: {}, ttlSeconds: 60, urgency: 'low', topic: 't' } as const;
  for (let sent = 0; sent < 20; sent += 1) await sender.send({ endpoint, ...keys }, message);
  expect(service.connections()).toBeLessThan(4);
});

test('nothing is sent to a host that nobody named', async () => {
  const sender = openPushSender(
    { ...newVapidPair(), subject: 'mailto:ops@example.org' },
    { hosts: ['push.apple.com'], allowsHttp: false },
  );
  const known = ['https://push.apple.com/a', 'https://web.push.apple.com/a'];
  const unknown = [
    'http://web.push.apple.com/a',
    'https://evilpush.apple.com.example/a',
    'https://notpush.apple.com/a',
    'https://web.push.apple.com:8443/a',
    'https://u:p@web.push.apple.com/a',
    'data:text/plain,a',
  ];
  const own = createECDH('prime256v1');
  const [p256dh, auth] = [own.generateKeys('base64url'), 'BTBZMqHH6r4Tts7J_aSIgg'];
  const canReach = (endpoint: string, key = p256dh) => sender.canReach({ endpoint, p256dh: key, auth });
  expect(known.map((each) => canReach(each))).toEqual([true, true]);
  expect(unknown.filter((each) => canReach(each))).toEqual([]);
  // Nor is anything encrypted for a key that is no point of the curve.
  const wrong = [
    '',
    'AAAA',
    `B${'A'.repeat(86)}`,
    p256dh.slice(0, -2),
    `${p256dh.slice(0, -3)}AAA`,
    `A${p256dh.slice(1)}`,
  ];
  expect(wrong.filter((key) => canReach(known[0] ?? '', key))).toEqual([]);
});

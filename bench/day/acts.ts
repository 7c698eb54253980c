import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { body } from '../chat/chat-ground.ts';
import { type OpenedStream, openStreams } from '../chat/open-streams.ts';
import { password, type Townsman } from './cast-town.ts';
import type { Act } from './town.ts';

/** Where things are done, and by whom. */
export interface Scene {
  readonly port: number;
  readonly people: readonly Townsman[];
  /** A file as a phone sends it. */
  readonly photo: Buffer<ArrayBuffer>;
  /** Event streams that are open, the oldest first, and how many are to be: who comes takes the place of who goes. */
  readonly streams: OpenedStream[];
  wanted: number;
  /** Bytes that were answered so far. */
  answered: number;
}

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** What people search for: most change nothing or little. */
const searches = [
  'fresh=1',
  'fresh=1',
  'fresh=1',
  'with_photo=1',
  'min_age=25&max_age=40',
  'hair_color=blond',
  'distance=50',
  'online=1&with_photo=1',
];

/** Does one thing as somebody of the town; throws where it is refused. */
export const acts: Readonly<Record<Act, (scene: Scene) => Promise<void>>> = {
  visitor: (scene) => read(scene, '/'),
  async visit(scene) {
    const who = any(scene.people);
    await read(scene, '/members', who);
    await come(scene, who);
  },
  search: (scene) => read(scene, `/api/members.php?${any(searches)}`, any(scene.people)),
  profile: (scene) => read(scene, `/api/member.php?id=${any(scene.people).publicId}`, any(scene.people)),
  chat(scene) {
    const who = any(scene.people);
    return read(scene, `/api/chat.php?conversation=${who.conversation}`, who);
  },
  typing(scene) {
    const who = any(scene.people);
    return post(scene, '/api/typing.php', { who, input: { conversation: who.conversation } });
  },
  message(scene) {
    const at = Math.floor(Math.random() * scene.people.length);
    const [who, to] = [scene.people[at] as Townsman, scene.people[at ^ 1] as Townsman];
    return post(scene, '/api/message.php', { who, input: { profile: to.publicId, key: randomUUID(), text: body } });
  },
  read(scene) {
    const who = any(scene.people);
    return post(scene, '/api/chat-read.php', { who, input: { conversation: who.conversation, seq: 1_000_000 } });
  },
  like(scene) {
    // Those of an even number are women, who look for men, and the other way round.
    const at = Math.floor(Math.random() * scene.people.length);
    const to = (Math.floor(Math.random() * (scene.people.length / 2)) * 2 + 1 - (at % 2)) % scene.people.length;
    const [who, { publicId: profile }] = [scene.people[at] as Townsman, scene.people[to] as Townsman];
    return post(scene, '/api/like.php', { who, input: { profile } });
  },
  login(scene) {
    const who = any(scene.people);
    return post(scene, '/api/user.php', { who: { address: who.address }, input: { email: who.email, password } });
  },
  photo: (scene) => post(scene, '/api/photo.php', { who: any(scene.people), input: scene.photo }),
  purchase,
  signup(scene) {
    // In letters alone: digits would be taken for a telephone number.
    const name = `Buur${randomUUID()
      .slice(0, 8)
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    const input = {
      email: `${name}@example.org`,
      name,
      password,
      date_of_birth: '1985-03-14',
      gender: any(['male', 'female']),
      looks_for: ['male', 'female'],
      accept_terms: true,
      orientation_consent: true,
    };
    return post(scene, '/api/signup.php', { who: { address: newcomer() }, input });
  },
};

let newcomers = 0;
/** A network that nobody else has: sign-ups of one are limited. */
function newcomer(): string {
  newcomers += 1;
  return `${11 + (newcomers >> 16)}.${(newcomers >> 8) & 255}.${newcomers & 255}.1`;
}

type Who = Pick<Townsman, 'address'> & Partial<Pick<Townsman, 'token'>>;

async function ask(scene: Scene, path: string, { who, ...init }: RequestInit & { who?: Who | undefined }) {
  const answer = await fetch(`http://localhost:${scene.port}${path}`, {
    ...init,
    redirect: 'manual',
    headers: {
      'accept-encoding': 'br',
      'x-client': 'web',
      'x-forwarded-for': who?.address ?? newcomer(),
      ...(who?.token === undefined ? {} : { cookie: `session=${who.token}` }),
      ...init.headers,
    },
  });
  const text = await answer.text();
  scene.answered += Number(answer.headers.get('content-length') ?? text.length);
  if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

const read = (scene: Scene, path: string, who?: Who): Promise<void> => ask(scene, path, { who }).then(() => {});

const post = (scene: Scene, path: string, { who, input }: { who: Who; input: object }): Promise<void> =>
  ask(scene, path, { ...inputOf(input), who }).then(() => {});

const inputOf = (input: object): RequestInit =>
  Buffer.isBuffer(input)
    ? { method: 'POST', body: new Uint8Array(input) }
    : { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } };

/** Opens the stream of a page, and closes the oldest one where there are enough. */
async function come(scene: Scene, who: Townsman): Promise<void> {
  const [stream] = await openStreams(scene.port, [who], () => {});
  if (stream) scene.streams.push(stream);
  while (scene.streams.length > scene.wanted) leave(scene);
}

function leave(scene: Scene): void {
  const stream = scene.streams.shift();
  scene.answered += stream?.bytesRead ?? 0;
  stream?.destroy();
}

/** Opens or closes streams until so many are open. */
export async function keepOpen(scene: Scene, wanted: number): Promise<void> {
  scene.wanted = wanted;
  const lacking = Math.max(0, wanted - scene.streams.length);
  const who = Array.from({ length: lacking }, () => any(scene.people));
  scene.streams.push(...(await openStreams(scene.port, who, () => {})));
  while (scene.streams.length > wanted) leave(scene);
}

/** An order, paid at the sandbox, whose notification comes a second later. */
async function purchase(scene: Scene): Promise<void> {
  const who = any(scene.people);
  const order = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() };
  const { redirect } = JSON.parse(await ask(scene, '/api/payment.php', { ...inputOf(order), who })) as {
    redirect: string;
  };
  await ask(scene, new URL(redirect, 'http://localhost').pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    who,
  });
}

/** As much detail as a telephone's, in 12 megapixels. */
export async function drawPhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 120, sigma: 18 } as const;
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a7560', noise } });
  return Buffer.from(await drawn.blur(1.2).jpeg({ quality: 88 }).toBuffer());
}

import { dayHours, hour, minute } from '@vonk/contract/durations';
import { refuseAny } from '../platform/refusal.ts';
import { sendMessage } from '../chat/index.ts';
import { addLike } from '../likes/index.ts';
import { newId } from '../platform/ids.ts';
import { readProfile } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';
import { demoDialogue } from '@vonk/demo/people/members';
import { type Random, seededRandom } from '@vonk/demo/seeded-random';
import type { SeededMember } from './seed-members.ts';
import type { DemoServices } from './services.ts';

interface Contacts {
  readonly site: Site;
  readonly members: readonly SeededMember[];
  readonly now: Date;
}

/** Who might like whom: each looks for the other's gender. */
const fits = (one: SeededMember, other: SeededMember): boolean =>
  one !== other &&
  one.person.looksFor.includes(other.person.gender) &&
  other.person.looksFor.includes(one.person.gender);

/** Likes among members of a site, some of them mutual. */
export async function seedLikes({ db }: DemoServices, { site, members, now }: Contacts): Promise<void> {
  const random = seededRandom(`likes:${site.slug}`);
  await db.transact(async (tx) => {
    for (const actor of members) {
      const others = random.sample(
        members.filter((other) => fits(actor, other)),
        random.whole(1, 4),
      );
      for (const target of others) {
        const at = new Date(now.getTime() - random.whole(1, 20 * dayHours) * hour);
        await addLike(tx, actor, { targetId: target.memberId, source: 'profile', now: at });
        if (random.chance(0.3)) await addLike(tx, target, { targetId: actor.memberId, source: 'profile', now: at });
      }
    }
  });
}

/** Conversations among members of a site; the first two members, whom one can log in as, have some each. */
export async function seedConversations(services: DemoServices, contacts: Contacts): Promise<void> {
  const random = seededRandom(`talk:${contacts.site.slug}`);
  const { members } = contacts;
  const premium = members.filter(({ person }) => person.isPremium);
  const pairs = new Map<string, [SeededMember, SeededMember]>();
  const add = (starter: SeededMember | undefined, other: SeededMember | undefined) => {
    if (starter && other) pairs.set([starter.memberId, other.memberId].sort().join(), [starter, other]);
  };
  const logins = members.slice(0, 2);
  for (const known of logins) {
    for (const starter of random.sample(
      premium.filter((other) => fits(known, other)),
      4,
    ))
      add(starter, known);
  }
  for (const starter of premium)
    add(
      starter,
      random.sample(
        members.filter((other) => fits(starter, other)),
        1,
      )[0],
    );
  let index = 0;
  for (const [starter, other] of pairs.values()) {
    const isShown = logins.includes(starter) || logins.includes(other);
    await talk(services, contacts, { starter, other, index, random, longestHours: isShown ? hoursShown : hoursAgo });
    index += 1;
  }
}

/** How long ago a conversation may have begun; one of those one logs in as is of today, or nearly. */
const hoursAgo = 10 * dayHours;
const hoursShown = 12;

interface Talk {
  readonly starter: SeededMember;
  readonly other: SeededMember;
  readonly index: number;
  readonly random: Random;
  readonly longestHours: number;
}

async function talk(
  services: DemoServices,
  { site, now }: Contacts,
  { starter, other, index, random, longestHours }: Talk,
): Promise<void> {
  const { locale } = starter.person;
  const lines = demoDialogue({ locale, index, starter: starter.person.gender, other: other.person.gender });
  const [toStarter, toOther] = await Promise.all([starter, other].map((member) => publicIdOf(services, member)));
  let written = now.getTime() - random.whole(2, longestHours) * hour;
  for (const [turn, text] of lines.entries()) {
    const isStarters = turn % 2 === 0;
    written += random.whole(2, 40) * minute;
    const at = new Date(Math.min(written, now.getTime() - (lines.length - turn) * 1000));
    const call = { member: isStarters ? starter : other, site, now: at, refuse: refuseAny };
    const profile = (isStarters ? toOther : toStarter) ?? '';
    // Whoever runs out of credits stops talking, as anybody would.
    const isSent = await sendMessage(services, call, { profile, key: keyOf(at), text }).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
  }
}

/** A key of its own for each message, as a browser makes one. */
const keyOf = (at: Date): string => newId(at);

const publicIdOf = async ({ db }: DemoServices, member: SeededMember): Promise<string> =>
  (await readProfile(db, member)).publicId;

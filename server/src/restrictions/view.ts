import { objectUntil } from '@vonk/contract/objections';
import type { Restriction as Shown } from '@vonk/contract/restrictions';
import type { Restriction } from './restrictions.ts';

/** A statement of reasons as the contract shows it; who of the staff decided stays with us. */
export function viewOf(restriction: Restriction | undefined): Shown | null {
  if (!restriction) return null;
  const { kind, reason, ground, facts, isAutomated, decidedAt, until, askedAt, outcome, explanation } = restriction;
  return {
    kind,
    reason,
    ground,
    facts,
    is_automated: isAutomated,
    decided_at: decidedAt.toISOString(),
    until: until?.toISOString() ?? null,
    object_until: objectUntil(decidedAt).toISOString(),
    // What was restored holds no more, so that only these two are ever seen.
    objection: askedAt === null ? null : outcome === null ? 'waiting' : 'upheld',
    explanation,
  };
}

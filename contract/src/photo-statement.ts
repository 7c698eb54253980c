import type { PhotoGround, PhotoReason } from './photos.ts';

/** What a statement of reasons about a photo rests on, and how it came about (T61). */
export interface PhotoStatement {
  readonly reason: PhotoReason;
  readonly ground: PhotoGround;
  readonly is_automated: boolean;
  readonly is_sorted: boolean;
}

/**
 * Which sentences of the texts `photos` a statement consists of, in order: the reason, what is behind it (`{day}` is
 * when it was decided), and how to object (`{day}` is until when).
 */
export const photoStatementKeys = ({ reason, ground, is_automated, is_sorted }: PhotoStatement) => ({
  reason: `reason.${reason}` as const,
  behind: [
    `removal.${ground}`,
    is_automated ? 'removal.automated' : 'removal.person',
    ...(is_sorted ? (['removal.sorted'] as const) : []),
    'removal.scope',
  ] as const,
  objection: 'removal.object' as const,
});

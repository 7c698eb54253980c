import type { Lane, Tasks } from '../platform/jobs/jobs.ts';
import type { JobPayloads } from '../platform/jobs/outbox.ts';

/** How many jobs of each lane a process runs at once. */
const workers = {
  /** What moves money or credits; most of it waits for a provider's answer. */
  payments: 16,
  /** What somebody waits for. */
  mail: 2,
  /** What decodes pictures; the process that does takes one at a time. */
  photos: 1,
  /** What takes its time, of many members or files. */
  bulk: 1,
} as const;
type LaneName = keyof typeof workers;

/**
 * Those whose jobs begin at the commit that queued them: somebody sits before a page that waits for it. Not `mail`: the
 * tellings of a busy chat go there by the thousand, and no mailbox notices half a second.
 */
const kicked: ReadonlySet<string> = new Set<LaneName>(['payments', 'photos']);

const laneOf: Readonly<Record<keyof JobPayloads, LaneName>> = {
  'settle-payment': 'payments',
  'check-open-payments': 'payments',
  'hold-prices': 'payments',
  'refund-repayment': 'payments',
  'check-refunds': 'payments',
  'take-missed-notices': 'payments',
  'sandbox-refund': 'payments',
  'sandbox-notify': 'payments',
  'sandbox-pay': 'payments',
  'forget-card': 'payments',
  'check-card': 'payments',
  'check-cards': 'bulk',
  'end-provider-mandates': 'bulk',
  'plan-top-ups': 'bulk',
  'debit-top-up': 'payments',
  'return-message-credits': 'payments',
  'send-mail': 'mail',
  'carry-out-decision': 'mail',
  'watch-overdue': 'mail',
  'tell-urgent': 'mail',
  'mail-reset': 'mail',
  'mail-top-up-link': 'mail',
  'send-debit-code': 'mail',
  'release-held-messages': 'mail',
  'announce-likes': 'mail',
  tell: 'mail',
  'tell-by-mail': 'mail',
  'send-push': 'mail',
  'send-pushes': 'mail',
  'send-staff-push': 'mail',
  'process-photo': 'photos',
  'make-cut': 'photos',
  'check-photo': 'photos',
  'approve-photo': 'photos',
  'draw-photos': 'bulk',
  'draw-portraits': 'bulk',
  'keep-live-partitions': 'bulk',
  'forget-tracking': 'bulk',
  'erase-members': 'bulk',
  'note-erased': 'mail',
  'erase-again': 'bulk',
  'warn-inactive': 'bulk',
  'forget-reports': 'bulk',
  'forget-complaints': 'bulk',
  'make-export': 'bulk',
  'sweep-exports': 'bulk',
  'delete-export-file': 'bulk',
  'check-credits': 'bulk',
  'keep-books': 'bulk',
  'compare-provider-lists': 'bulk',
  'book-payouts': 'bulk',
  'count-numbers': 'bulk',
  'note-queues': 'bulk',
  'note-conduct': 'bulk',
  'warn-of-fraud': 'bulk',
  'audit-spends': 'bulk',
  'watch-full-prices': 'bulk',
  'watch-card-risk': 'bulk',
  'merge-cells': 'bulk',
  'lift-restrictions': 'bulk',
  'check-waiting-photos': 'bulk',
  'forget-evidence': 'bulk',
  'delete-evidence': 'bulk',
  'delete-photo-files': 'bulk',
  'sweep-photos': 'bulk',
  'delete-lander-files': 'bulk',
  'sweep-lander-pictures': 'bulk',
  'delete-chat-photo-files': 'bulk',
  'sweep-chat-photos': 'bulk',
  'remind-unread': 'bulk',
  'forget-rates': 'bulk',
  'move-removed-files': 'bulk',
  'forget-over': 'bulk',
  'send-campaign': 'bulk',
  'tell-terms': 'bulk',
  'keep-terms': 'bulk',
  'tell-marketing': 'bulk',
  'tell-weekly': 'bulk',
  'remind-of-end': 'bulk',
  'remind-to-fill': 'bulk',
  'remind-of-photo': 'bulk',
  'remind-to-activate': 'bulk',
};

/** The handlers of every job, each in its lane. */
export const lanesOf = (tasks: Tasks): readonly Lane[] =>
  Object.entries(workers).map(([lane, concurrency]) => ({
    concurrency,
    isKicked: kicked.has(lane),
    tasks: Object.fromEntries(Object.entries(tasks).filter(([task]) => laneOf[task as keyof JobPayloads] === lane)),
  }));

import type { CaseOf, DecisionOf, ItemOf } from '../../parts/queue/queue-calls.ts';

/** The two queues that are about the same and differ in their rules alone. */
export type FileQueueName = 'reports' | 'complaints';
export type FileItem = ItemOf<FileQueueName>;
export type FileCase = CaseOf<FileQueueName>;
export type FileDecision = DecisionOf<FileQueueName>;

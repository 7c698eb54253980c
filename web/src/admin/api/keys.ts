import type { QueueName } from '@vonk/contract/admin/roles';

/**
 * The name of every answer that the browser of one of the staff keeps: the only place where they are spelt out. A key
 * that another one begins with stands for all of those.
 */
export const adminKeys = {
  session: ['session'],
  account: ['account'],
  people: ['people'],
  link: (token: string) => ['link', token] as const,
  log: (search: object) => ['log', search] as const,
  numbers: (asked: object) => ['numbers', asked] as const,
  logWords: ['log-words'],
  logChain: ['log-chain'],
  membersFound: ['members-found'],
  member: (site: number, id: string) => ['member', site, id] as const,
  memberLedger: (site: number, id: string) => ['member', site, id, 'ledger'] as const,
  inventory: ['inventory'],
  transparency: (asked: object) => ['transparency', asked] as const,
  authorities: (site: number) => ['authorities', site] as const,
  textBlocks: (site: number) => ['text-blocks', site] as const,
  codes: (site: number) => ['codes', site] as const,
  payments: (search: object) => ['payments', search] as const,
  sites: ['sites'],
  newSite: ['new-site'],
  site: (site: number) => ['site', site] as const,
  theme: (color: string) => ['theme', color] as const,
  everyUnbooked: ['unbooked'],
  unbooked: (search: object) => ['unbooked', search] as const,
  everyDifference: ['differences'],
  differences: (search: object) => ['differences', search] as const,
  everyMandate: ['mandates'],
  mandates: (search: object) => ['mandates', search] as const,
  invoices: (search: object) => ['invoices', search] as const,
  payment: (site: number, id: string) => ['payment', site, id] as const,
  queues: ['queues'],
  queue: (queue: QueueName, site: number) => [queue, site] as const,
  case: (queue: QueueName, site: number, id: string) => [queue, site, 'case', id] as const,
  inbox: (site: number) => ['inbox', site] as const,
  talk: (site: number, id: string) => ['talk', site, id] as const,
  talkState: (site: number, id: string) => ['talk-state', site, id] as const,
  noCase: ['no-case'],
} as const;

import { busiest, minutesOnline, pictures } from './town.ts';

/** What one daily member costs in a day. */
export interface Cost {
  /** CPU milliseconds of the application and of PostgreSQL. */
  readonly application: number;
  readonly database: number;
  /** Kilobytes: what the database grows by, what it writes into its log, what goes out to browsers. */
  readonly grown: number;
  readonly logged: number;
  readonly answered: number;
  /** Kilobytes of files, in all their sizes. */
  readonly files: number;
}

/** No more than so much of a machine is used in the busiest hour: the rest is for its worst minutes, and for a loss. */
const used = 0.5;
/** What one process takes, by `npm run bench chat-online`, and how many cores it keeps busy at most. */
const processes = { streams: 10_000, cores: 1 };
/** Cores of the largest database that is sensible to keep; who needs more spreads sites over clusters. */
const largestDatabase = 32;
/** Each database stands three times: a primary and two that follow. */
const copies = 3;
/** Euros a month, assumed: a dedicated core with its 4 GB, a gigabyte of fast disk, of a bucket, and what goes out. */
const prices = { core: 15, disk: 0.1, bucket: 0.01, out: 0.002 };
const daysInMonth = 30;

export interface Needs {
  'open streams': number;
  'application cores': number;
  processes: number;
  'database cores': number;
  databases: number;
  'log MB/s': number;
  'database GB a year': number;
  'files GB a year': number;
  'out TB a month': number;
  'euros a month': number;
}

/** What so many daily members need, where one costs so much: what is needed in the busiest hour, and twice that. */
export function needsOf(daily: number, cost: Cost): Needs {
  const atPeak = (milliseconds: number): number => ((milliseconds / 1000) * daily * busiest) / 3600;
  const [application, database] = [atPeak(cost.application) / used, atPeak(cost.database) / used];
  const streams = (daily * minutesOnline * busiest) / 60;
  const count = Math.max(2, Math.ceil(application / processes.cores), Math.ceil(streams / used / processes.streams));
  const databases = Math.max(1, Math.ceil(database / largestDatabase));
  const databaseCores = Math.max(2, Math.ceil(database / databases)) * databases;
  const perYear = (kilobytes: number): number => (kilobytes * daily * 365) / 1e6;
  const out = ((cost.answered + pictures.count * pictures.kilobytes) * daily * daysInMonth) / 1e6;
  const euros =
    (Math.max(count, application) + databaseCores * copies) * prices.core +
    perYear(cost.grown) * copies * prices.disk +
    perYear(cost.files) * prices.bucket +
    out * prices.out;
  return {
    'open streams': Math.round(streams),
    'application cores': Math.ceil(application),
    processes: count,
    'database cores': databaseCores,
    databases,
    'log MB/s': Number(atPeak(cost.logged).toFixed(2)),
    'database GB a year': Math.round(perYear(cost.grown)),
    'files GB a year': Math.round(perYear(cost.files)),
    'out TB a month': Number((out / 1000).toFixed(1)),
    'euros a month': Math.round(euros / 10) * 10,
  };
}

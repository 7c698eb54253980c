/** What goes wrong on demand. Counts say how many of the next answers or notifications it happens to. */
export interface Faults {
  /** Milliseconds before an answer of the API. */
  answerDelay: number;
  /** Answers that are lost after what was asked is done: the connection breaks. */
  dropAnswers: number;
  /** Answers of 503 before anything is done. */
  unavailable: number;
  /** Answers of 429 before anything is done. */
  rateLimited: number;
  /** Milliseconds before a notification. */
  notificationDelay: number;
  /** How often each notification is sent. */
  notificationCopies: number;
  /** Notifications that are never sent. */
  dropNotifications: number;
  /** Notifications are held until this is off, and go out the newest first. */
  reorderNotifications: boolean;
}

/** Nothing goes wrong. */
export const noFaults: Readonly<Faults> = {
  answerDelay: 0,
  dropAnswers: 0,
  unavailable: 0,
  rateLimited: 0,
  notificationDelay: 0,
  notificationCopies: 1,
  dropNotifications: 0,
  reorderNotifications: false,
};

type Counted = 'dropAnswers' | 'unavailable' | 'rateLimited' | 'dropNotifications';

/** Takes one of a fault that happens so many times; false when it is used up. */
export function takeFault(faults: Faults, fault: Counted): boolean {
  if (faults[fault] <= 0) return false;
  faults[fault] -= 1;
  return true;
}

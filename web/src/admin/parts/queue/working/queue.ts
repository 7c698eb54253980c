export interface QueueItem {
  readonly id: string;
}

export interface QueueCalls<Item, Decision> {
  /** Gives an item back undecided. */
  giveBack(item: Item): Promise<unknown>;
  decide(item: Item, decision: Decision): Promise<unknown>;
  /** Takes one's own decision back, while it has not taken effect. */
  undo(item: Item): Promise<unknown>;
  /** Reads list and cases anew. */
  refresh(): void;
  /** Reads the list anew; ends when it is there. */
  readList(): Promise<void>;
}

/** What waits, as it was read. */
export interface QueueRead<Item> {
  readonly items: readonly Item[];
  /** When the list was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
}

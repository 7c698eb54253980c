/** What becomes of the rows of a table in which a member stands, when that member is erased. */
export type Leaving =
  /** They are deleted, by their columns alone. */
  | 'deleted'
  /** Their module deletes them: files, the other side or a balance hang on them. */
  | 'by module'
  /** They hang on a row of another table and go with it. */
  | 'with'
  /** They stay, and hold nothing of the person any more. */
  | 'emptied'
  /** They stay as they are until their time is over. */
  | 'kept';

/**
 * How a promise of retention is kept: by `forget-over` under a condition on the row `t`, where `$1` is the moment; by a
 * job of the module; with the row of another table; by nothing else than erasure and what the member does; or never,
 * because nobody stands in it or it is what the site is made of.
 */
export type End = { readonly over: string } | { readonly job: string } | { readonly with: string } | 'member' | 'never';

/** What is decided about one table. */
export interface Decision {
  /** The columns in which a member stands, by id or address; none: nobody stands in it. */
  readonly of: readonly string[];
  /** Left out where nobody stands in it. */
  readonly leaving?: Leaving;
  /** With `with`: the table whose rows take these along. */
  readonly with?: string;
  /** With `emptied`: the columns that stay as they are. */
  readonly stays?: readonly string[];
  /** With `emptied` and `kept`: why something stays. */
  readonly why?: string;
  /**
   * With whom stands in it: the file of the member's export that has their rows, or in words why none has (T79).
   */
  readonly exported?: { readonly file: string } | { readonly not: string };
  /** Columns of other people's rows that may tell of the member, and why they may. */
  readonly mentions?: { readonly columns: readonly string[]; readonly why: string };
  /** How each retention that a column's comment promises is kept. */
  readonly ends: Readonly<Record<string, End>>;
}

/** At most `max` calls in `seconds`, counted per `per`. */
export interface RateLimit {
  readonly max: number;
  /** Instead of `max`, for a member in their first day. */
  readonly firstDay?: number;
  readonly seconds: number;
  /** A member, or where there is none their network; a browser; all who come from one network. */
  readonly per: 'member' | 'device' | 'network';
}

/**
 * The limits of what a member does and others bear: per account, twice as often per device, where several accounts may
 * be used in turn, and ten times as often per network (T124).
 */
export const limitsOf = (limit: Omit<RateLimit, 'per'>): readonly RateLimit[] => [
  { ...limit, per: 'member' },
  { max: limit.max * 2, seconds: limit.seconds, per: 'device' },
  { max: limit.max * 10, seconds: limit.seconds, per: 'network' },
];

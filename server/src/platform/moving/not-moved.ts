/** A move between clusters that cannot be, in words for the operator. */
export class NotMoved extends Error {}

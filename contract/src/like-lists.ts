/** The lists of `/likes`; an entry of one page. */
export const likeLists = ['received', 'given', 'matches'] as const;
export type LikeList = (typeof likeLists)[number];

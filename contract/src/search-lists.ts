// What a search chooses from. Without schemas, so that the start of the web app can read it too.

export const searchAges = { min: 18, max: 99 } as const;
/** How far from one's own place, in kilometres between the centres of grid cells: the edges of the bands (T85). */
export const searchDistances = ['10', '25', '50', '100'] as const;
/**
 * In which order members stand (C42): by a score in which nearness weighs most, by distance, by when they signed up, by
 * when they were last here. The first is that of a search that says none, and of a guest (SEARCH-4).
 */
export const searchOrders = ['best', 'near', 'new', 'online'] as const;
export type SearchOrder = (typeof searchOrders)[number];
/** The filters that are on or off. */
export const searchFlags = ['with_photo', 'online', 'new'] as const;
/** The filters that tell whom one looks for, kept with consent alone (C3, T75). */
export const orientationFilters = ['gender', 'sexuality'] as const;

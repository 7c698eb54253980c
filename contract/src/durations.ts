/** In milliseconds, as `Date` counts. A calendar day may have 23 or 25 hours: its end is `dayEnd`. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** In minutes, as attempts are counted. */
export const dayMinutes = day / minute;
/** In hours, as terms of the law and addresses of files are counted. */
export const dayHours = day / hour;

/** In seconds, as cookies, caches and limits count. */
export const hourSeconds = hour / 1000;
export const daySeconds = day / 1000;
export const yearSeconds = 365 * daySeconds;

// Member page: joins profile, photos, likes and chat for the page of one profile.
// Owns no tables. Promises: what the caller may not find is not found, with the same answer for every cause.
export { memberPageRoutes } from './routes.ts';
export type { MemberPageServices } from './show-member.ts';

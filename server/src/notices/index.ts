// Notices: what a member was shown once or closed for a while. Owns: notices. Promises: of all devices that tell of
// something first, one is told so; what was closed stays away on all of them.
export { currentSubjects } from './notices.ts';
export { ownNotices } from './own-data.ts';
export { noticesRoutes } from './routes.ts';

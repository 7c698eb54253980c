// Suspicions: what was counted of an account that somebody of the staff is to look at, and what they made of it
// (STAFF-2). Owns: suspicions. Promises: numbers alone are kept, for thirty days; none of them decides anything, and
// what is watched is limited in nothing (T63).
export { ownSuspicions } from './own-data.ts';
export {
  countSuspicions,
  decideSuspicion,
  findSuspicion,
  listSuspicions,
  noteSuspicion,
  type Suspicion,
} from './suspicions.ts';

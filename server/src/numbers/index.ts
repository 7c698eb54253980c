// Numbers: what happened on each day of a site, counted by a job and shown to staff as charts. Owns: counted_days,
// counted_faults, counted_measures, counted_sites. Promises: each moment is counted once (STAFF-5); a page reads what
// was counted and scans nothing; a number stays when whom it was about is erased, and names nobody.
export { countNumbers } from './count-numbers.ts';
export { type Faults, openFaults } from './faults.ts';
export { noteWaiting, type Waiting } from './note-waiting.ts';
export { numbersRoutes } from './routes.ts';

// Authorities: what they ask of a site, by when, and what they were answered (DSA, articles 9, 10 and 18). Owns:
// authority_requests. Promises: what was asked stands as it was noted, is answered once, and goes only after that.
export { countRequests } from './count-requests.ts';
export {
  addRequest,
  answerRequest,
  countOpenRequests,
  findRequestNumber,
  listRequests,
  type RequestPlace,
} from './authority-requests.ts';

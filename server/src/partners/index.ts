// Partners: sign-ups that another company's server brings, with a key of its own (ACC-4).
// Owns: network_keys. Promises: a key is stored hashed and belongs to one site and network; a login link works once.
export { addNetworkKey, listNetworkKeys, revokeNetworkKey } from './network-keys.ts';
export { partnersRoutes } from './routes.ts';

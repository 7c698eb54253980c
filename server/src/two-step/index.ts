// Two-step: a second step at login beside the password, by codes of an app or backup codes (T128). Owns: two_steps,
// backup_codes. Promises: no code works twice; the secret is sealed, backup codes are shown once and kept as keyed
// hashes; every change is mailed and needs a fresh login (T130, T131).
export { twoStepRoutes } from './routes.ts';
export { ownTwoStep } from './own-data.ts';
export { tellTwoStep } from './tell-two-step.ts';
export { dropTwoStep, hasTwoStep } from './two-steps.ts';

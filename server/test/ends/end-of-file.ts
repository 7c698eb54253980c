// Runs before each file of tests (`vitest.config.ts`), so that its end comes after all others.
import { afterAll } from 'vitest';
import { endAll } from './at-end.ts';

afterAll(endAll);

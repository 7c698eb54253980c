import { runProgram } from '../platform/program/run-program.ts';
import { readConfig } from './config.ts';

await runProgram(async (running) => {
  const config = readConfig(process.env);
  // Loaded while the program runs, so that a package that is missing is told in one line too.
  const { serve } = await import('./serve.ts');
  await serve(config, running);
});

import { runProgram } from '../platform/program/run-program.ts';

// Loaded while the program runs, so that a package that is missing is told in one line too.
await runProgram(async ({ closing }) => {
  const [{ runCommand }, { closeGrounds }] = await Promise.all([import('./commands.ts'), import('./cli/ground.ts')]);
  closing.defer(closeGrounds);
  await runCommand();
});

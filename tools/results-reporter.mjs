import { writeFileSync } from 'node:fs';

/**
 * Writes to the file in RESULTS_FILE what a run of Vitest came to: `{ passed, skipped: [name], failed: [{ name, message
 * }] }`, errors outside tests among them.
 */
export default class ResultsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failed = unhandledErrors.map((error) => ({ name: 'an error outside any test', message: messageOf(error) }));
    const skipped = [];
    let passed = 0;
    for (const module of modules) {
      // A file may run in several projects.
      const file = `${module.project.name}: ${module.relativeModuleId}`;
      failed.push(...module.errors().map((error) => ({ name: file, message: messageOf(error) })));
      for (const suite of module.children.allSuites())
        failed.push(
          ...suite.errors().map((error) => ({ name: `${file} > ${suite.fullName}`, message: messageOf(error) })),
        );
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'skipped') skipped.push(`${file} > ${test.fullName}`);
        if (state === 'failed') failed.push({ name: `${file} > ${test.fullName}`, message: messageOf(errors[0]) });
      }
    }
    writeFileSync(process.env.RESULTS_FILE, JSON.stringify({ passed, skipped, failed }));
  }
}

const messageOf = (error) => (error?.stack ?? error?.message ?? '').split('\n').slice(0, 12).join('\n');

/** Counts the tests of a run; `npm test` prints the counts as its last line. */
import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** The runner names the file that takes the counts. */
export const COUNT_FILE = 'MESRA_TEST_COUNT_FILE';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    // Errors outside any test fail the run as well.
    let failed = errors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
      }
      // A file that cannot be loaded, or a hook that fails, has tests that never ran.
      for (const part of [module, ...module.children.allSuites()]) failed += part.errors().length;
    }
    const file = process.env[COUNT_FILE];
    const count: TestCount = { passed, failed };
    if (file) writeFileSync(file, JSON.stringify(count));
  }
}

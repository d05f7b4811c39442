/** The files that take longest begin first, so that no worker is left alone with one at the end. */
import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /every-page|payroll-month|start-up|faults/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    // `--sequence.shuffle.files` shows what depends on the order.
    if (process.argv.some((each) => each.startsWith('--sequence.shuffle'))) {
      const place = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
      return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
    }
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => LONG.test(moduleId)), ...sorted.filter(({ moduleId }) => !LONG.test(moduleId))];
  }
}

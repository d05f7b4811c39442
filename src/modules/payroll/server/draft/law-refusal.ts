import { invalid } from '#platform/contract/errors.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';

/** Runs a computation; what the law refuses is a mistake in a field. @throws 422 in both languages */
export function orInvalid<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof StatutoryError) throw invalid(error.field, error.text);
    throw error;
  }
}

/** Runs a calculator of the contract; what the law refuses is a mistake in a field. */
import { invalid } from '#platform/contract/errors.ts';
import { StatutoryError } from '../contract/statutory.errors.ts';

/** @throws 422 on the field that the law refuses, in both languages. */
export async function answerCalculator<Output>(calculate: () => Output): Promise<{ data: Output }> {
  try {
    return { data: calculate() };
  } catch (error) {
    if (error instanceof StatutoryError) throw invalid(error.field, error.text);
    throw error;
  }
}

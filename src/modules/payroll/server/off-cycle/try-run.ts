import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import { PAYROLL_ERRORS, PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import { isRefused, type PayrollDraft, type Refused } from '../draft/draft-payroll.ts';
import type { LoadedPeriod } from '../draft/load-period.ts';
import type { Failure } from '../process/process-payrolls.ts';

/** A draft of one employee, or why there is none: a refusal, the law, or a person out of reach. */
export function tryRun(loaded: LoadedPeriod, id: number, draft: () => PayrollDraft | Refused): PayrollDraft | Failure {
  const person = loaded.people.get(id);
  const failed = { employee_id: id, name: person?.name ?? null };
  if (!person) return { ...failed, text: PAYROLL_ERRORS.unknownEmployee, params: {} };
  try {
    const outcome = draft();
    return isRefused(outcome) ? { ...failed, text: PROCESS_REFUSALS[outcome.refusal], params: outcome.params ?? {} } : outcome;
  } catch (error) {
    if (error instanceof StatutoryError) return { ...failed, text: error.text, params: {} };
    throw error;
  }
}

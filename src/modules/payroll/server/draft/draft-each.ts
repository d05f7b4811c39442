/** Drafts of many employees, and by name why some have none. */
import { setImmediate } from 'node:timers/promises';
import type { Params, Text } from '#platform/contract/messages.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import { PAYROLL_ERRORS, PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import { isRefused, type PayrollDraft, type Refused } from './draft-payroll.ts';
import type { LoadedPeriod } from './load-period.ts';

export interface Failure {
  readonly employee_id: number;
  readonly name: string | null;
  readonly text: Text;
  readonly params: Params;
}
/** Why a draft is left out. */
export interface Reason {
  readonly text: Text;
  readonly params?: Params;
}

/** Drafts between two breaths: computing is one thread, and other requests wait for it. */
const AT_ONCE = 25;

/** @param draft a refusal, a reason and the law's word name the employee, as does a person out of reach */
export async function draftEach(loaded: LoadedPeriod, ids: readonly number[], draft: (id: number) => PayrollDraft | Refused | Reason) {
  const drafts: PayrollDraft[] = [];
  const failed: Failure[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const outcome = tryDraft(loaded, id, draft);
    if ('text' in outcome) failed.push(outcome);
    else drafts.push(outcome);
  }
  return { drafts, failed };
}

function tryDraft(loaded: LoadedPeriod, id: number, draft: (id: number) => PayrollDraft | Refused | Reason): PayrollDraft | Failure {
  const name = loaded.people.get(id)?.name ?? null;
  const failure = (text: Text, params: Params = {}): Failure => ({ employee_id: id, name, text, params });
  if (name === null) return failure(PAYROLL_ERRORS.unknownEmployee);
  try {
    const outcome = draft(id);
    if ('text' in outcome) return failure(outcome.text, outcome.params);
    return isRefused(outcome) ? failure(PROCESS_REFUSALS[outcome.refusal], outcome.params) : outcome;
  } catch (error) {
    if (error instanceof StatutoryError) return failure(error.text);
    throw error;
  }
}

/** Why a draft is not saved where nobody looks at it: in a run, or among ticked rows. */
import { AppError } from '#platform/contract/errors.ts';
import { NO_TIME, type WorkedTime } from '../../contract/payroll-inputs.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { requireDraft } from './check-entered.ts';
import type { PayrollDraft } from './draft-payroll.ts';
import type { Reason } from './draft-each.ts';

const isPaidByTime = ({ type, pay_type }: PayrollDraft['calculation']) => type !== 'Basic' || pay_type !== 'Monthly';
const hasTime = (time: WorkedTime) => Object.keys(NO_TIME).some((key) => key !== 'scheduled_days' && Number(time[key as keyof WorkedTime]) > 0);

/** What is Confirmed is reopened by hand only; who is paid by time needs hours or days; a rule of the form that is broken. */
export function refuseUnattended(draft: PayrollDraft): Reason | null {
  const { existing, calculation } = draft;
  if (existing && existing.status !== 'In Process') return { text: PAYROLL_ERRORS.confirmedInBulk };
  if (isPaidByTime(calculation) && !hasTime(calculation)) return { text: PAYROLL_ERRORS.byHand };
  try {
    requireDraft(draft);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [first] = Object.values(error.fields ?? {}).flat();
    return first ?? { text: error.text };
  }
}

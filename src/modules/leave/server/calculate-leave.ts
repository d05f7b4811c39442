/** What a form asks before anything is sent: which types there are, and what an application would cost. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { isEligible } from '../contract/check-application.ts';
import { LEAVE_ERRORS } from '../contract/leave.messages.ts';
import type { LeaveCalculation, TypeOption } from '../contract/leave.schema.ts';
import type { LeaveDuration } from '../contract/leave-duration.ts';
import { applicantOf, assessLeave } from './assess-leave.ts';
import { balancesOf } from './balances.ts';
import { today } from './leave-actor.ts';
import { presentDay, typeBrief } from './leave.presenter.ts';
import { findTypes } from './leave-type.store.ts';

/** Types that somebody may take on a day, with what is free of each. */
export async function typesFor(ctx: Ctx, employee: EmployeeRecord, at: CalendarDate): Promise<TypeOption[]> {
  const balances = new Map((await balancesOf(ctx, employee.id, yearOf(at))).map(({ id, balance }) => [id, balance]));
  const person = applicantOf(employee, 0);
  return (await findTypes(ctx))
    .filter((type) => isEligible(type, person, at))
    .map((type) => ({
      ...typeBrief(type),
      allow_half_day: type.allow_half_day,
      attachment: type.attachment,
      attachment_after_days: type.attachment_after_days,
      balance: balances.get(type.deduct_from_id ?? type.id) ?? null,
    }));
}

interface Input {
  readonly leave_type_id: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly duration: LeaveDuration;
  readonly documents: number;
}

/** @throws 422 on a type that the company does not have. */
export async function calculateFor(ctx: Ctx, employee: EmployeeRecord, input: Input, onBehalf: boolean): Promise<LeaveCalculation> {
  const asked = { ...input, start: input.start_date, end: input.end_date, files: input.documents };
  const assessment = await assessLeave(ctx, employee, asked, { today: today(ctx), onBehalf });
  if (!assessment) throw invalid('leave_type_id', LEAVE_ERRORS.typeUnknown);
  const { days, total, free, faults } = assessment;
  return {
    total_days: total,
    days: days.map((day) => presentDay(ctx, day)),
    balance: free,
    balance_after: free === null ? null : free - total,
    errors: Object.fromEntries(Object.entries(faults).map(([field, texts]) => [field, texts.map(({ text, params }) => say(text, ctx.locale, params))])),
    warnings: [],
  };
}

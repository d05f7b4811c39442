/** The rules once more, when a leave is about to be granted. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalidFields, type AppError } from '#platform/contract/errors.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { assessLeave } from '../application/assess-leave.ts';
import { takeDays } from '../application/take-days.ts';
import { daysOf } from '../leave.store.ts';
import type { LeaveRecord } from '../leave.tables.ts';

/**
 * The rules as they are now, on the days that are left of the leave: notice and backdating by the day of the application,
 * where the employee applied; blackout days are the approver's to judge. The days follow the calendar of today.
 * @throws 422 at `base` on what no longer holds
 */
export async function evaluateAgain(ctx: Ctx, record: LeaveRecord): Promise<void> {
  const [employee] = await getEmployees(seeingAll(ctx), [record.employee_id]);
  if (!employee) return;
  const leave_ids = [record.id, ...(record.continues_id === null ? [] : [record.continues_id])];
  const present = (await daysOf(ctx, record.id)).filter(({ live }) => live);
  const asked = {
    leave_type_id: record.leave_type_id,
    start: record.start_date as CalendarDate,
    end: record.end_date as CalendarDate,
    duration: record.duration,
    birth: record.birth_date as CalendarDate | null,
    files: [...(await presentFilesOf(ctx, 'leave', leave_ids, 'documents')).values()].flat().length,
    leave_ids,
    account_year: record.account_year,
    left: new Map(present.map(({ date, part }) => [date, part])),
  };
  const onBehalf = record.created_by !== employee.user_id;
  const assessment = await assessLeave(ctx, employee, asked, { today: record.apply_date as CalendarDate, onBehalf, blackouts: false });
  if (!assessment) return;
  // Leave from before the date of birth was asked for has none, and no form to enter it in.
  const { birth_date: _unasked, ...faults } = assessment.faults;
  if (Object.keys(faults).length > 0) throw atApproval(faults);
  await takeDays(ctx, record, present, assessment.parts[0]?.days ?? []);
}

/** Every fault stands at `base`: the approver has no form with those fields. */
const atApproval = (faults: AppError['fields'] & object): AppError => invalidFields({ base: Object.values(faults).flat() });

import { and, gte, lte, sql } from 'drizzle-orm';
import { yearOf } from '#platform/contract/dates.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { blackouts } from '../../contract/blackout/blackout.register.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { today } from '../leave-actor.ts';
import { notifySetupChanged } from '../notify-leave.ts';
import { leaveBlackouts as b } from '../calendar/holiday.tables.ts';
import { findTypes } from '../type/leave-type.store.ts';

export const blackoutRegister = registerOf(blackouts, {
  table: b,
  subject: 'leave_blackout',
  search: [b.name],
  order: { start_date: b.start_date, name: sql`lower(${b.name})` },
  wording: { saved: LEAVE_MESSAGES.blackoutSaved, deleted: LEAVE_MESSAGES.blackoutDeleted },
  where: (ctx, { year = yearOf(today(ctx)) }) => and(lte(b.start_date, `${year}-12-31`), gte(b.end_date, `${year}-01-01`)),
  /** Types and departments are the company's own. */
  async check(ctx, drafts) {
    const types = new Set((await findTypes(ctx)).map(({ id }) => id));
    const { department } = await organisationNames(ctx, { department: drafts.flatMap(({ form }) => form.department_ids) });
    return drafts.map(({ form }) => ({
      ...(form.leave_type_ids.some((id) => !types.has(id)) && fault('leave_type_ids', LEAVE_ERRORS.typeUnknown)),
      ...(form.department_ids.some((id) => !department.has(id)) && fault('department_ids', LEAVE_ERRORS.departmentUnknown)),
    }));
  },
  notify: notifySetupChanged,
});

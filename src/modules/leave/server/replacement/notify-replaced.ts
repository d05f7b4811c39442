/** Who hears that one leave took days of another, or gave them back: the employee, and whoever approved the other one. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { LeaveRecord } from '../leave.tables.ts';

const TEXTS = { replaced: LEAVE_MESSAGES.replacedText, restored: LEAVE_MESSAGES.restoredText, notRestored: LEAVE_MESSAGES.notRestoredText } as const;

interface Notice {
  readonly text: keyof typeof TEXTS;
  /** Days of the leave until now. */
  readonly before: number;
  /** Number of the leave that replaces it. */
  readonly other: string;
}

export async function notifyReplaced(ctx: Ctx, leave: LeaveRecord, { text, before, other }: Notice): Promise<void> {
  const [person] = await getEmployees(seeingAll(ctx), [leave.employee_id]);
  const told = [
    { user: person?.user_id ?? null, route: `/leave?open=${leave.id}` },
    { user: leave.approved_by, route: `/leave/manage?open=${leave.id}` },
  ];
  for (const { user, route } of told) {
    if (user === null) continue;
    await notify(ctx, {
      to: { user },
      notification_type: 'leave_entitlement',
      title: LEAVE_MESSAGES.daysChangedTitle,
      message: TEXTS[text],
      params: { name: person?.name ?? '', number: leave.number, other, before, after: leave.total_days },
      route,
      subject: { type: 'leave', id: leave.id },
    });
  }
}

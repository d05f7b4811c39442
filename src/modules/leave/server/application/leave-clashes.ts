/** What speaks against somebody being away without forbidding it: said in the form and to whoever decides. Modules above hand in what they know. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import type { LeaveRecord } from '../leave.tables.ts';

export interface AwayFrom {
  readonly employee_id: number;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly duration: LeaveDuration;
}

export const spanOfLeave = ({ employee_id, start_date, end_date, duration }: LeaveRecord): AwayFrom => ({
  employee_id,
  start: start_date as CalendarDate,
  end: end_date as CalendarDate,
  duration,
});

/** One round trip. @returns sentences, already filled */
export type LeaveClashes = (ctx: Ctx, away: AwayFrom) => Promise<readonly Text[]>;

export const leaveClashes = extensionPoint<LeaveClashes>('what is planned or recorded on days of leave');

export const clashesOf = async (ctx: Ctx, away: AwayFrom): Promise<readonly Text[]> =>
  (await pipeline(ctx, ...providersOf(leaveClashes).map((answer) => () => answer(ctx, away)))).flat();

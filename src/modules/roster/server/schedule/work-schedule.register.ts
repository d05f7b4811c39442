import { and, eq, sql } from 'drizzle-orm';
import { say } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { recountSoon } from '#modules/leave/server/public.ts';
import { SCHEDULE_ERRORS, SCHEDULE_MESSAGES } from '../../contract/schedule.messages.ts';
import { hoursOfWeek, warningsOf } from '../../contract/week-of-work.ts';
import { workSchedules } from '../../contract/work-schedule.register.ts';
import { faultsOfOwn } from './own-schedules.ts';
import { countOn, schedulesInUse } from '../schedule.store.ts';
import { workSchedules as table } from '../schedule.tables.ts';
import { notifySchedules } from './notify-schedule.ts';

export const workScheduleRegister = registerOf(workSchedules, {
  table,
  subject: 'work_schedule',
  search: [table.name, table.code],
  order: { name: sql`lower(${table.name})`, type: table.type, status: table.status },
  unique: { work_schedules_name_key: ['name', SCHEDULE_ERRORS.nameTaken], work_schedules_code_key: ['code', SCHEDULE_ERRORS.codeTaken] },
  sole: ['is_default'],
  wording: SCHEDULE_MESSAGES,
  where: (_ctx, { status, type }) => and(status && eq(table.status, status), type && eq(table.type, type)),
  check: faultsOfOwn,
  async may(ctx, records) {
    const [used, people] = await pipeline(
      ctx,
      () =>
        schedulesInUse(
          ctx,
          records.map(({ id }) => id),
        ),
      () => countOn(ctx, todayIn(ctx.clock, ctx.actor.timeZone)),
    );
    // Nobody is put on the default, and yet it goes for everybody who is on no other.
    const isUsed = ({ id, is_default }: (typeof records)[number]) => used.has(id) || (is_default && people.has(id));
    return records.map((record) => ({ update: true as const, remove: isUsed(record) ? SCHEDULE_ERRORS.inUse : (true as const) }));
  },
  async present(ctx, records) {
    const people = await countOn(ctx, todayIn(ctx.clock, ctx.actor.timeZone));
    return records.map((record) => ({
      hours: hoursOfWeek(record),
      warnings: warningsOf(record).map((text) => say(text, ctx.locale)),
      employees_count: people.get(record.id) ?? 0,
    }));
  },
  async notify(ctx) {
    await notifySchedules(ctx);
    // A template says which days are worked from now on; leave over them is counted again.
    await recountSoon(ctx, null, todayIn(ctx.clock, ctx.actor.timeZone), null);
  },
});

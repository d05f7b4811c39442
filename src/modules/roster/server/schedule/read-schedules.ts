/** Planned days: the own ones, and those of one employee with what they are put on. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { chooseActive, getEmployee, getOwnEmployee } from '#modules/employee/server/public.ts';
import { MOST_DAYS } from '../../contract/schedule.endpoints.ts';
import type * as calls from '../../contract/schedule.endpoints.ts';
import { askedSpan } from '../asked-span.ts';
import { plannedDaysOf } from '../planned-days-of.ts';
import { allSpansOf, templatesOf } from '../schedule.store.ts';

type Call = 'listOwnSchedule' | 'showEmployeeSchedule' | 'findSchedulable';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listOwnSchedule(ctx: Ctx, input: In<'listOwnSchedule'>): Promise<Out<'listOwnSchedule'>> {
  const employee = await getOwnEmployee(ctx);
  const { start_date, end_date } = askedSpan(ctx, input, MOST_DAYS);
  return { data: (await plannedDaysOf(ctx, [employee], start_date, end_date)).get(employee.id) ?? [] };
}

export async function showEmployeeSchedule(ctx: Ctx, { id, ...asked }: In<'showEmployeeSchedule'>): Promise<Out<'showEmployeeSchedule'>> {
  const employee = await getEmployee(ctx, id);
  const { start_date, end_date } = askedSpan(ctx, asked, MOST_DAYS);
  const [spans, days, templates] = await pipeline(
    ctx,
    () => allSpansOf(ctx, id).execute(),
    () => plannedDaysOf(ctx, [employee], start_date, end_date),
    () => templatesOf(ctx),
  );
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const assignments = spans.map(({ span, schedule }) => ({ id: span.id, schedule, effective_from: span.effective_from, effective_to: span.effective_to }));
  // What holds now and later comes first.
  const isOver = ({ effective_to }: { effective_to: string | null }) => effective_to !== null && effective_to < today;
  return {
    data: {
      assignments: [...assignments.filter((each) => !isOver(each)), ...assignments.filter(isOver).toReversed()],
      days: days.get(id) ?? [],
      schedules: templates.flatMap(({ id: schedule, name, status, deleted_at }) =>
        status === 'Active' && deleted_at === null ? [{ id: schedule, name }] : [],
      ),
    },
  };
}

export const findSchedulable = async (ctx: Ctx, { keyword }: In<'findSchedulable'>): Promise<Out<'findSchedulable'>> => ({
  data: await chooseActive(ctx, keyword),
});

/** A proposal beside what is planned: how much would be filled, by whom, and what stays empty with what stops everybody. */
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FillProposal } from '../../contract/fill/fill.endpoints.ts';
import { FILL_REASONS, type FillReason } from '../../contract/fill/fill.messages.ts';
import { plannedFor, shiftKey } from '../../contract/need/need-standing.ts';
import { promotersFor } from '../schedule/busy-promoters.ts';
import { schedulesBetween } from '../need/schedules-between.ts';
import { needsByDay } from '../need/show-planner.ts';
import type { SeenProject } from '../project-reach.ts';
import type { SalesFillRecord } from '../tables/need.tables.ts';
import { wantedNeeds } from './load-fill.ts';

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

export async function proposalOf(ctx: Ctx, seen: SeenProject, { asked, result }: SalesFillRecord): Promise<FillProposal | null> {
  if (!result) return null;
  const { found, shifts } = await wantedNeeds(ctx, seen, asked);
  const people = new Map((await promotersFor(ctx, seen.project.id)).map(({ id, name }) => [id, { id, name }]));
  const standing = await schedulesBetween(ctx, seen.project.id, asked.start_date, asked.end_date);
  const shiftOf = new Map(shifts.map((shift) => [shift.key, shift]));
  const outletOf = new Map(found.map(({ need, outlet }) => [need.id, { id: outlet.id, name: outlet.name }]));
  // A need that was taken away since, or somebody who left the project, is no part of it any more.
  const given = result.given.flatMap(({ promoter_id, need_id, date }) => {
    const [shift, promoter, outlet] = [shiftOf.get(shiftKey(need_id, date)), people.get(promoter_id), outletOf.get(need_id)];
    return shift && promoter && outlet ? [{ shift, promoter, outlet }] : [];
  });
  const before = plannedFor(shifts, standing);
  const after = plannedFor(shifts, [...standing, ...given.map(({ shift, outlet }) => ({ outlet_id: outlet.id, start: shift.start, end: shift.end }))]);
  const textOf = (reason: string) => say(FILL_REASONS[reason as FillReason], ctx.locale);
  const own = Map.groupBy(given, ({ promoter }) => promoter.id);
  return {
    heads: shifts.reduce((sum, { heads }) => sum + heads, 0),
    planned: total(before),
    filled: total(after),
    is_best: result.is_best,
    needs: needsByDay(found, shifts, ({ key, date, heads }) => ({ date, heads, planned: before.get(key) ?? 0, filled: after.get(key) ?? 0 })),
    given: given.map(({ shift, promoter, outlet }) => ({
      promoter,
      outlet,
      date: shift.date,
      start_time: shift.need.start_time,
      end_time: shift.need.end_time,
    })),
    shares: [...people.values()].flatMap((promoter) => {
      const added = own.get(promoter.id) ?? [];
      const has = standing.filter(({ promoter_id, date }) => promoter_id === promoter.id && date >= asked.start_date);
      if (added.length + has.length === 0) return [];
      const minutes = [...has, ...added.map(({ shift }) => shift)].reduce((sum, { start, end }) => sum + end - start, 0);
      return [{ promoter, schedules: has.length, added: added.length, minutes }];
    }),
    gaps: result.gaps.flatMap(({ need_id, date, missing, reasons, people: stopped }) => {
      const [shift, outlet] = [shiftOf.get(shiftKey(need_id, date)), outletOf.get(need_id)];
      if (!shift || !outlet) return [];
      const { start_time, end_time } = shift.need;
      return [
        {
          need_id,
          outlet,
          date,
          start_time,
          end_time,
          missing,
          reasons: reasons.map(([reason, n]) => ({ text: textOf(reason), people: n })),
          people: stopped.flatMap(([id, reason]) => {
            const promoter = people.get(id);
            return promoter ? [{ promoter, text: textOf(reason) }] : [];
          }),
        },
      ];
    }),
  };
}

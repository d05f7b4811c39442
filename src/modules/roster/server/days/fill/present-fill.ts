/** A proposal beside what stands: how much is filled, what it comes to, who bears what, what stays empty and why. */
import { eq } from 'drizzle-orm';
import { endOfWeek, startOfWeek } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { promisedOfWeek } from '../../../contract/contract-hours.ts';
import { FILL_REASONS, type FillReason } from '../../../contract/fill/fill.messages.ts';
import type { FillProposal, FillRow, FillShare } from '../../../contract/fill/fill.schema.ts';
import { sessionOf, type NeededShift } from '../../../contract/fill/needed-shifts.ts';
import type { RosterPlan } from '../../../contract/roster.schema.ts';
import type { RosteredDay } from '../../planned-days-of.ts';
import { gridOf } from '../list-roster.ts';
import type { RosterCell } from '../roster.store.ts';
import { costOf } from './fill-cost.ts';
import type { FillRecord } from './fill.tables.ts';
import { pricesOf } from './hour-prices.ts';
import { loadFill, servedBy } from './load-fill.ts';
import { proposedCells } from './proposed-days.ts';

export const fillRowOf = ({ id, status, percent, start_date, end_date, created_at }: FillRecord): FillRow => ({
  id,
  status,
  percent,
  start_date,
  end_date,
  created_at: instantText(created_at),
});

export async function proposalOf(ctx: Ctx, { asked, result }: FillRecord): Promise<FillProposal | null> {
  if (!result) return null;
  const { start_date: from, end_date: to } = asked;
  const loaded = await loadFill(ctx, asked);
  const { people, days, shifts } = loaded;
  const cells = proposedCells(loaded, result, from, to);
  const touched = people.filter(({ id }) => result.given.some(({ employee_id }) => employee_id === id));
  const [found, priceOf] = await pipeline(
    ctx,
    () => ctx.db.select({ id: workSites.id, name: workSites.name }).from(workSites).where(eq(workSites.company_id, ctx.companyId)).execute(),
    () =>
      pricesOf(
        ctx,
        touched.map(({ id }) => id),
        from,
        to,
      ),
  );
  const sites = new Map(found.map((site) => [site.id, site]));
  const shiftOf = new Map(shifts.map((shift) => [shift.key, shift]));
  const givenOf = new Map(result.given.map((each) => [`${each.employee_id} ${each.date}`, shiftOf.get(`${each.need_id} ${each.date}`)]));
  const proposed = new Map(cells.map((cell) => [`${cell.employee_id} ${cell.date}`, cell]));
  const planOf = (cell: RosterCell, stood: RosterPlan): RosterPlan => ({
    day_type: cell.day_type,
    sessions: [...cell.sessions],
    flexible_hours: null,
    minutes: givenOf.get(`${cell.employee_id} ${cell.date}`)?.work ?? 0,
    schedule: stood.schedule,
    site: sites.get(cell.work_site_id ?? 0) ?? null,
    remark: null,
  });
  const after = new Map(
    [...days].map(([id, theirs]) => [
      id,
      theirs.map((day): RosteredDay => {
        const cell = proposed.get(`${id} ${day.date}`);
        return cell ? { ...day, plan: planOf(cell, day.plan), state: 'draft', below: day.plan } : day;
      }),
    ]),
  );
  const weeks = (all: ReadonlyMap<number, readonly RosteredDay[]>) =>
    new Map([...all].map(([id, theirs]) => [id, theirs.filter(({ date }) => date >= startOfWeek(from) && date <= endOfWeek(to))]));
  const servedIn = (all: ReadonlyMap<number, readonly RosteredDay[]>) => servedBy(shifts, people, all, asked.site_people, () => true);
  const filled = (all: ReadonlyMap<number, readonly RosteredDay[]>) => [...servedIn(all).values()].reduce((sum, each) => sum + each, 0);
  const sum = (all: ReadonlyMap<number, readonly RosteredDay[]>) => ({ filled: filled(all), ...costOf(weeks(all), touched, from, to, priceOf) });
  return {
    heads: shifts.reduce((all, { heads }) => all + heads, 0),
    before: sum(days),
    after: sum(after),
    unpriced:
      priceOf === null ? 0 : touched.filter(({ id }) => priceOf({ employee_id: id, minutes: 0, overtime_minutes: 0, promised_minutes: 0 }) === null).length,
    is_best: result.is_best,
    needs: needsByDay(shifts, servedIn(days), servedIn(after)),
    gaps: result.gaps.flatMap(({ need_id, date, missing, reasons, nearest = [] }) => {
      const need = shiftOf.get(`${need_id} ${date}`)?.need;
      if (!need) return [];
      const reasonText = (reason: string) => say(FILL_REASONS[reason as FillReason], ctx.locale);
      const wording = reasons.map(([reason, n]) => ({ text: reasonText(reason), people: n }));
      const near = nearest.flatMap(([id, reason]) => {
        const person = people.find((each) => each.id === id);
        return person ? [{ employee: { id, name: person.name }, text: reasonText(reason) }] : [];
      });
      return [{ need: { id: need.id, name: need.name }, date, session: sessionOf(need), missing, reasons: wording, nearest: near }];
    }),
    shares: touched.map(({ id, name }): FillShare => {
      const theirs = result.given.filter(({ employee_id }) => employee_id === id).flatMap(({ need_id, date }) => shiftOf.get(`${need_id} ${date}`) ?? []);
      const tagged = (tag: string) => theirs.filter(({ tags }) => tags.includes(tag)).length;
      return {
        employee: { id, name },
        sessions: theirs.length,
        minutes: theirs.reduce((all, { work }) => all + work, 0),
        nights: tagged('night'),
        sundays: tagged('sunday'),
        short_minutes: shortOf(weeks(after).get(id) ?? []),
      };
    }),
    ...asRows(gridOf(touched, weeks(after), from, to)),
  };
}

/** @param days whole weeks */
const shortOf = (days: readonly RosteredDay[]) =>
  [...Map.groupBy(days, ({ date }) => startOfWeek(date)).values()].reduce((all, week) => {
    const planned = week.reduce((sum, { plan, leave }) => sum + (leave?.part === 'Full' ? 0 : plan.minutes), 0);
    return all + Math.max(0, promisedOfWeek(week) - planned);
  }, 0);

/** Each need by its days: heads asked for, and filled before and after. */
function needsByDay(shifts: readonly NeededShift[], before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): FillProposal['needs'] {
  return [...Map.groupBy(shifts, ({ need }) => need)].map(([need, of]) => ({
    need: { id: need.id, name: need.name },
    session: sessionOf(need),
    days: of.map(({ key, date, heads }) => ({ date, heads, before: before.get(key) ?? 0, filled: after.get(key) ?? 0 })),
  }));
}

const asRows = ({ data, kinds }: ReturnType<typeof gridOf>) => ({ rows: data, kinds });

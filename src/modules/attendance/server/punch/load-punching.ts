/** One person, locked, with everything that a punch of theirs is judged by: two round trips, mostly one. */
import { addDays, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { lineMinuteOf, startOfDateIn } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { approvedLeaveDays } from '#modules/leave/server/public.ts';
import { effectivePlan } from '#modules/roster/contract/day-plan.ts';
import { spanOf, withMargin } from '../../contract/evaluate/evaluate-days.ts';
import type { Fix } from '#platform/contract/geo.ts';
import type { Place } from '../../contract/own/own-attendance.endpoints.ts';
import { isOn } from '#modules/roster/contract/planned-days.ts';
import { hasDigits } from '../../contract/trust/trust.ts';
import { closedDays, type PersonLoaded } from '../evaluation/load-evaluation.ts';
import { knownFrame, loadFrame } from '../evaluation/plan-frame.ts';
import { daysBetween, visitedDaysOf } from '#modules/roster/server/public.ts';
import { punchFactsOf } from '../evaluation/punch-facts-of.ts';
import { branchPlace } from '../days/places-of.ts';
import { factsOfPunching, lockPerson, type EarlierPunches, type PunchingFacts } from './punching-facts.ts';

export interface Punching {
  /** It has come before under its name: nothing is judged. */
  readonly isKnown: boolean;
  readonly isActive: boolean;
  /** Over the days that it may change. */
  readonly person: PersonLoaded;
  readonly placesOn: (date: CalendarDate) => Place[];
  readonly earlier: EarlierPunches;
}

/** @param at when the punch is made @param fix where @throws 404 */
export async function loadPunching(ctx: Ctx, client_ref: string, at: Date, fix: Fix | null): Promise<Punching> {
  const id = ownEmployeeId(ctx);
  const zone = ctx.actor.timeZone;
  const date = dateInZone(at, zone);
  const { from, to } = spanOf(date);
  const around = withMargin(from, to);
  const where = fix && hasDigits(fix) ? [fix.lat, fix.lng] : [null, null];
  const instants = [startOfDateIn(around.from, zone), startOfDateIn(addDays(around.to, 1), zone)];
  const [, [facts]] = await pipeline(
    ctx,
    () => lockPerson(ctx.client, [ctx.companyId, id]),
    () => factsOfPunching(ctx.client, [ctx.companyId, id, around.from, around.to, ...instants, from, to, client_ref, at.toISOString(), ...where]),
  );
  if (!facts) throw notFound();
  const asked = { branch_id: facts.branch_id, ...around, version: facts.version };
  const frameKnown = knownFrame(ctx, asked);
  const [frame, leaves, visited, closed] = await pipeline(
    ctx,
    async () => frameKnown ?? loadFrame(ctx, asked),
    async () => (facts.may_be_away ? (await approvedLeaveDays(ctx, [id], around.from, around.to)).get(id) : undefined),
    async () => (await visitedDaysOf(ctx, [id], around.from, around.to)).get(id),
    () => closedDays(ctx, [id], from, to),
  );
  const planning = {
    ...frame,
    spans: facts.spans ?? [],
    roster: new Map((facts.roster ?? []).map((row) => [row.date, row])),
    leaveOn: (day: CalendarDate) => leaves?.get(day) ?? null,
    visitedOn: (day: CalendarDate) => visited?.get(day) ?? null,
    joined: facts.joined,
    left: facts.left,
  };
  const records = facts.punches ?? [];
  return {
    isKnown: facts.is_known,
    isActive: facts.status === 'Active',
    person: {
      id,
      judging: {
        plans: daysBetween(around.from, around.to).map((day) => effectivePlan(day, planning)),
        punches: records.map((record) => punchFactsOf(record, zone)),
        setting: frame.setting,
        now: lineMinuteOf(ctx.clock.now(), zone),
      },
      kept: facts.sessions ?? [],
      locked: closed.get(id) ?? [],
    },
    placesOn: (day) => {
      const sites = sitesOn(facts, day);
      return sites.length > 0 ? sites : branchPlace(frame.branch);
    },
    earlier: { before: facts.before, same: facts.same },
  };
}

/** Where the roster sends them, else the sites they belong to. */
function sitesOn({ rostered_sites, own_sites }: PunchingFacts, day: CalendarDate): Place[] {
  const of = (sites: PunchingFacts['own_sites']) =>
    (sites ?? []).flatMap(({ effective_from, effective_to, ...site }) =>
      isOn({ effective_from, effective_to }, day) ? [{ of: 'site' as const, ...site }] : [],
    );
  const sent = of(rostered_sites);
  return sent.length > 0 ? sent : of(own_sites);
}

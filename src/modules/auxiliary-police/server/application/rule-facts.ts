/** Gathers what the rules judge an application by. */
import { calendarDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyConfig } from '#modules/company/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { OfficerFacts, RuleFacts, Stage } from '../../contract/rule-facts.ts';
import { birthOf } from '../officer/birth-of.ts';
import { passedCourses } from '../officer/officer-history.store.ts';
import { countTaken, unitOf } from '../officer/strength.store.ts';
import { today } from '../officer/read-officers.ts';
import { countInRanks, ladderOf } from '../rank/rank.store.ts';
import { armouryFacts } from '../armoury/armoury-facts.ts';
import { namedCourse, type NamedCourse } from '../course/course.store.ts';
import { placesOf } from '../course/places.ts';
import { countPlanned } from '../duty/barred.ts';
import { areasOf } from '../duty/standings.ts';
import { countOthers } from './application.store.ts';
import type { ApplicationRecord } from './application.tables.ts';

const officerLine =
  adhocText<OfficerFacts>(`select o.id, o.status, o.rank_id, o.rank_since::text, o.appointed_at::text, o.appointment_expiry::text, o.oath_date::text,
     (select case when h.type = 'Acting' then h.to_rank_id end from asm_rank_histories h
      where h.company_id = o.company_id and h.officer_id = o.id order by h.effective_date desc, h.id desc limit 1) as acting_rank_id,
     (select count(*) from asm_charges g where g.company_id = o.company_id and g.officer_id = o.id and g.outcome = 'Open')::int as open_charges
     , o.firearm_permitted, o.firearm_qualified_at::text, o.vetting_status,
     (select coalesce(json_agg(distinct jsonb_build_object('kind', c.kind, 'status', c.status)), '[]') from asm_cards c
      where c.company_id = o.company_id and c.officer_id = o.id) as cards,
     (select coalesce(json_agg(a.name || coalesce(' · ' || a.serial_no, '') order by a.id), '[]') from asm_armoury_balances b
      join asm_assets a on a.company_id = b.company_id and a.id = b.asset_id
      where b.company_id = o.company_id and b.officer_id = o.id and b.quantity > 0) as issued
   from asm_officers o where o.company_id = $1 and o.id = $2`);

export interface JudgedApplication extends Pick<ApplicationRecord, 'type' | 'category' | 'employee_id' | 'officer_id' | 'payload' | 'sensitive'> {
  readonly id?: number | null;
  readonly submitted_at?: string | null;
  /** The course that its form names, where it was looked up already. */
  readonly course?: NamedCourse;
}

/** Whoever asks: a rule concerns the whole unit. @param on the day of the decision; absent: today */
export async function factsOf(
  ctx: Ctx,
  given: JudgedApplication,
  stage: Stage,
  decision: Readonly<Record<string, unknown>> = {},
  on?: CalendarDate,
): Promise<RuleFacts> {
  const { type, category, employee_id, officer_id } = given;
  const [person] = employee_id === null ? [] : await getEmployees(seeingAll(ctx), [employee_id]);
  const [officer] = officer_id === null ? [] : await officerLine(ctx.client, [ctx.companyId, officer_id]);
  const [ladder, counted, unit, taken, config] = [
    await ladderOf(ctx),
    await countInRanks(ctx),
    await unitOf(ctx),
    await countTaken(ctx),
    await companyConfig(ctx),
  ];
  const day = on ?? today(ctx);
  return {
    stage,
    today: day,
    applied: given.submitted_at ? calendarDate(given.submitted_at) : day,
    type,
    category,
    payload: given.payload,
    sensitive: given.sensitive,
    decision,
    person: person ? { birth: birthOf(person), local: person.employee_type === 'Local', employed: person.status === 'Active' } : null,
    officer: officer ?? null,
    ladder: ladder.map((step) => ({ ...step, officers: counted.get(step.id) ?? 0 })),
    highest_rank_id: unit?.highest_rank_id ?? null,
    strength: unit && { approved: unit.approved_strength, gazetted: unit.gazetted_strength, taken },
    ...(employee_id === null ? { passed: {} } : await passedCourses(ctx, employee_id)),
    areas: type === 'Officer' ? (await areasOf(ctx)).map(({ name }) => name) : [],
    others_open: await countOthers(ctx, { id: given.id ?? null, type, category, employee_id }),
    planned:
      type === 'Officer' && category === 'Termination' && employee_id !== null && isCalendarDate(given.payload['effective_date'])
        ? await countPlanned(ctx, employee_id, given.payload['effective_date'])
        : null,
    live_firing_months: unit?.live_firing_months ?? 12,
    max_civilian_age: config.asm_civilian_max_age,
    armoury: type === 'Asset' ? await armouryFacts(ctx, given, decision, day) : null,
    places: type === 'Course' ? await placesOf(ctx, given.payload, given.course === undefined ? await namedCourse(ctx, given.payload) : given.course) : null,
  };
}

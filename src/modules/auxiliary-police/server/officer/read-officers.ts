/** What is seen of officers. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees } from '#modules/employee/server/public.ts';
import { lastDayOfService } from '../../contract/application/rules/service-end.ts';
import type * as calls from '../../contract/officer/officer.endpoints.ts';
import { OFFICER_STATUSES, type OfficerRow } from '../../contract/officer/officer.schema.ts';
import type { findOfficers as findEndpoint } from '../../contract/officer/unit.endpoints.ts';
import { insigniaOf } from '../rank/insignia.ts';
import { ladderOf } from '../rank/rank.store.ts';
import { asmOfficers as o, asmRanks as r } from '../unit.tables.ts';
import { birthOf } from './birth-of.ts';
import { seesCompliance } from './compliance-right.ts';
import { applicationsOf, cardsOf, changesOf, coursesOf, issuedTo } from './officer-history.store.ts';
import { chooseCandidates, chooseOfficers, chosenOfficers, countByStatus, findOfficer, officersOf, type ListedOfficer } from './officer.store.ts';

type Call = 'listOfficers' | 'showOfficer' | 'findCandidates' | 'listRankChoices';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

const ORDER = {
  id: o.id,
  service_no: sql`lower(${o.service_no})`,
  name: sql`lower(${employees.name})`,
  level: r.level,
  station: sql`lower(${o.station})`,
  appointed_at: o.appointed_at,
  appointment_expiry: o.appointment_expiry,
} as const;

async function present(ctx: Ctx, rows: readonly ListedOfficer[]): Promise<OfficerRow[]> {
  const pictures = await presentFiles(
    ctx,
    rows.flatMap(({ person }) => person.image_file ?? []),
  );
  const insignia = await insigniaOf(ctx, [...new Set(rows.map(({ officer }) => officer.rank_id))]);
  return rows.map(({ officer, rank, card_until, person }) => ({
    id: officer.id,
    employee_id: officer.employee_id,
    name: person.name,
    image: (person.image_file && pictures.get(person.image_file)?.url) ?? null,
    service_no: officer.service_no,
    rank_id: officer.rank_id,
    rank: rank.name,
    rank_ms: rank.name_ms,
    level: rank.level,
    insignia: insignia.get(officer.rank_id)?.[0]?.url ?? null,
    station: officer.station,
    source: officer.source,
    appointed_at: officer.appointed_at,
    appointment_expiry: officer.appointment_expiry,
    firearm_permitted: officer.firearm_permitted,
    card_until,
    status: officer.status,
    left: person.status !== 'Active' && officer.status !== 'Inactive',
    updated_at: officer.updated_at,
  }));
}

export async function listOfficers(ctx: Ctx, input: In<'listOfficers'>): Promise<Out<'listOfficers'>> {
  const chosen = chosenOfficers(ctx, input, today(ctx));
  const where = and(chosen, input.status ? eq(o.status, input.status) : undefined);
  const { rows, meta } = await readPage(ctx, input, {
    rows: officersOf(ctx).where(where),
    count: ctx.db.select({ total: count() }).from(o).innerJoin(employees, eq(employees.id, o.employee_id)).where(where),
    order: (to) => [to(ORDER[input.sort_by]), to(o.id)],
  });
  const counted = new Map((await countByStatus(ctx, chosen)).map(({ status, total }) => [status, total]));
  return {
    data: await present(ctx, rows),
    meta,
    counts: Object.fromEntries(OFFICER_STATUSES.map((status) => [status, counted.get(status) ?? 0])),
  };
}

const bmiOf = (height: number | null, weight: number | null) => (height && weight ? Math.round((weight / (height / 100) ** 2) * 10) / 10 : null);

export async function showOfficer(ctx: Ctx, { id }: In<'showOfficer'>): Promise<Out<'showOfficer'>> {
  const listed = await findOfficer(ctx, id);
  const { officer, person } = listed;
  const [ranks, courses, applications, cards, issued] = await pipeline(
    ctx,
    () => changesOf(ctx, id),
    () => coursesOf(ctx, officer.employee_id),
    () => applicationsOf(ctx, id),
    () => cardsOf(ctx, id),
    () => issuedTo(ctx, id),
  );
  const [row] = await present(ctx, [listed]);
  const birth = birthOf(person);
  const sees = seesCompliance(ctx);
  const { consent_on, vetting_status, vetting_date, vetting_ref, medical_date, medical_fit } = officer;
  return {
    data: {
      ...(row as OfficerRow),
      employee_code: person.code,
      appointment_letter_no: officer.appointment_letter_no,
      oath_date: officer.oath_date,
      authority_area: officer.authority_area,
      height_cm: officer.height_cm,
      weight_kg: officer.weight_kg,
      bmi: bmiOf(officer.height_cm, officer.weight_kg),
      firearm_qualified_at: officer.firearm_qualified_at,
      rank_since: officer.rank_since,
      status_reason: officer.status_reason,
      status_from: officer.status_from,
      service_ends: birth && lastDayOfService(birth),
      ranks,
      courses,
      applications,
      cards,
      issued,
      blood_type: sees ? person.blood_type : null,
      compliance: sees ? { consent_on, vetting_status, vetting_date, vetting_ref, medical_date, medical_fit } : null,
    },
  };
}

export const findOfficers = async (ctx: Ctx, { keyword }: ParsedInput<typeof findEndpoint>): Promise<OutputOf<typeof findEndpoint>> => ({
  data: await chooseOfficers(ctx, keyword, today(ctx)),
});
export const findCandidates = async (ctx: Ctx, { keyword }: In<'findCandidates'>): Promise<Out<'findCandidates'>> => ({
  data: await chooseCandidates(ctx, keyword),
});
export const listRankChoices = async (ctx: Ctx): Promise<Out<'listRankChoices'>> => ({
  data: (await ladderOf(ctx)).map(({ id, name, name_ms, level }) => ({ id, name, name_ms, level })),
});

/** When payment responses are due: by the day of service, the state of the site and its public holidays. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { holidaysBetween } from '#modules/leave/server/public.ts';
import { responseDate, RESPONSE_REACH } from '../../contract/claim/response-date.ts';

export interface ServedClaim {
  readonly project_id: number;
  readonly submitted_on: string | null;
  readonly served_on: string | null;
}

/** Null while it was not submitted. */
export type ResponseClock = (claim: ServedClaim) => CalendarDate | null;

const servedOn = ({ served_on, submitted_on }: ServedClaim) => (served_on ?? submitted_on) as CalendarDate | null;

/** Of the site itself, else of the branch that looks after it. */
const states = adhocText<{ id: number; state: string | null }>(
  `select p.id, coalesce(s.state, b.state) as state from pcr_projects p
   left join work_sites s on s.company_id = p.company_id and s.id = p.work_site_id left join branches b on b.company_id = s.company_id and b.id = s.branch_id
   where p.company_id = $1 and p.id = any($2::bigint[])`,
);

/** For some claims, in one round trip. */
export async function responseClock(ctx: Ctx, claims: readonly ServedClaim[]): Promise<ResponseClock> {
  const served = claims.flatMap((claim) => servedOn(claim) ?? []).toSorted();
  const [first, last] = [served[0], served.at(-1)];
  if (first === undefined || last === undefined) return () => null;
  const [places, holidays] = await pipeline(
    ctx,
    () => states(ctx.client, [ctx.companyId, [...new Set(claims.map(({ project_id }) => project_id))]]),
    () => holidaysBetween(ctx, first, addDays(last, RESPONSE_REACH), { everyState: true }),
  );
  const stateOf = new Map(places.map(({ id, state }) => [Number(id), state]));
  // What a company gives of its own, or for half a day, is no public holiday.
  const isPublic = holidays.filter(({ type, is_half_day, branch_ids }) => type !== 'Company' && !is_half_day && branch_ids.length === 0);
  return (claim) => {
    const day = servedOn(claim);
    return day && responseDate(day, { state: stateOf.get(claim.project_id) ?? null }, isPublic);
  };
}

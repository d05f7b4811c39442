/** Whether people can be deployed to a need from the first to the last day, and what to look at where they can. */
import { and, eq, isNull } from 'drizzle-orm';
import { addDays, calendarDate, formatDate, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { invalidFields } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { assessAvailability, datesAround, plannedMinutes, type BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { findingText } from '#modules/availability/contract/availability.messages.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { workPermits as w, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { certificateFinding } from '../contract/certificate-for-work.ts';
import { otherEmployer, otherPlace, permitFinding, type Permit, type WorkPlace } from '../contract/permit-for-work.ts';
import { WORKFORCE_ERRORS as E } from '../contract/workforce.messages.ts';
import { certificatesOf, heldKey, kindNames } from './certificate/certificate.store.ts';
import { deployedTimes, SOURCE, timesOfNeed } from './deployed-times.ts';
import type { NeedRecord, ProjectRecord } from './workforce.tables.ts';

export interface WantedWork {
  readonly need: NeedRecord;
  readonly project: ProjectRecord;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Deployments that are being changed. */
  readonly except?: readonly number[];
}
export interface Warning {
  readonly text: string;
  /** Of the rest day of a week, or the overtime of a month: the owner alone goes on, and says why. */
  readonly hours: boolean;
}
export interface Assessment {
  readonly refused: readonly string[];
  readonly warnings: readonly Warning[];
  /** Work that is planned already in the week, from Monday, of the first day that is wanted. */
  readonly week_minutes: number;
}

async function permitsOf(ctx: Ctx, people: readonly EmployeeRecord[]): Promise<Map<number, Permit[]>> {
  const foreign = people.filter(({ employee_type }) => employee_type === 'Foreign').map(({ id }) => id);
  if (foreign.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      employee_id: w.employee_id,
      status: w.status,
      sector: w.sector,
      place: w.place,
      employer_on_permit: w.employer_on_permit,
      issue_date: w.issue_date,
      expiry_date: w.expiry_date,
    })
    .from(w)
    .where(and(eq(w.company_id, ctx.companyId), among(w.employee_id, foreign), isNull(w.deleted_at)));
  const held = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map(foreign.map((id) => [id, held.get(id) ?? []]));
}

interface Place extends WorkPlace {
  /** Whose people work there. */
  readonly company: string;
}

const placed = adhocText<Place>(
  'select s.name, s.city, s.state, c.name as company from work_sites s join companies c on c.id = s.company_id where s.company_id = $1 and s.id = $2',
);
const placeOf = async (ctx: Ctx, { work_site_id }: ProjectRecord): Promise<Place> =>
  (await placed(ctx.client, [ctx.companyId, work_site_id]))[0] ?? { name: '', city: null, state: null, company: '' };

const employedFor = ({ status, company_joined_at, inactive_at }: EmployeeRecord, from: string, to: string) =>
  status === 'Active' && company_joined_at <= from && (inactive_at === null || inactive_at >= to);

/** A fixed number of statements, however many people. @returns by employee, in the language of whoever asks */
export async function assessPeople(
  ctx: Ctx,
  people: readonly EmployeeRecord[],
  { need, project, from, to, except }: WantedWork,
): Promise<Map<number, Assessment>> {
  const wanted = timesOfNeed(need, from, to);
  const span = datesAround(wanted);
  if (!span || people.length === 0) return new Map(people.map(({ id }) => [id, { refused: [], warnings: [], week_minutes: 0 }]));
  const ids = people.map(({ id }) => id);
  const kinds = need.certificate_kind_ids;
  const [elsewhere, deployed, permits, place, held, names] = await pipeline(
    ctx,
    () => busyTimesOf(ctx, ids.map(employeeAssignee), span, [SOURCE]),
    () => deployedTimes(ctx, ids, span.from, span.to, { pending: true, except }),
    () => permitsOf(ctx, people),
    () => placeOf(ctx, project),
    () => certificatesOf(ctx, ids, kinds),
    () => kindNames(ctx, kinds),
  );
  const dates = wanted.map(({ date }) => calendarDate(date));
  const days = new Set<string>(dates);
  const first = dates[0] ?? from;
  const monday = addDays(first, 1 - weekdayOf(first));
  // A deployment says for its days when and where somebody works: it stands in the place of the usual week.
  const stands = ({ usual, date }: BusyTime) => !usual || !days.has(date);
  return new Map(
    people.map((person) => {
      const busy = [...(elsewhere.get(employeeAssignee(person.id)) ?? []).filter(stands), ...(deployed.get(person.id) ?? [])];
      const findings = assessAvailability(wanted, busy);
      const textOf = (severity: 'refuse' | 'warn') => findings.filter((each) => each.severity === severity).map((each) => findingText(each, ctx.locale));
      const warning =
        (hours: boolean) =>
        (text: string): Warning => ({ text, hours });
      const own = permits.get(person.id);
      const asked = { days: dates, sector: project.sector };
      const permit = own && permitFinding(own, asked);
      const said = permit ? [permitText(ctx, permit)] : [];
      const valid = own && !permit?.refused ? own : [];
      const [other, employer] = [otherPlace(valid, asked, place), otherEmployer(valid, asked, place.company)];
      const certified = kinds.flatMap((kind) => {
        const found = certificateFinding(held.get(heldKey(person.id, kind)) ?? [], dates);
        return found ? [{ refused: found.refused, text: certificateText(ctx, names.get(kind) ?? '', found) }] : [];
      });
      const certificateTexts = (refused: boolean) => certified.filter((each) => each.refused === refused).map(({ text }) => text);
      const named = [
        ...(employer === null ? [] : [say(E.permitEmployer, ctx.locale, { employer })]),
        ...(other === null ? [] : [say(E.permitPlace, ctx.locale, { place: other })]),
      ];
      return [
        person.id,
        {
          refused: [
            ...(employedFor(person, from, to) ? [] : [say(E.notActive, ctx.locale)]),
            ...(permit?.refused ? said : []),
            ...certificateTexts(true),
            ...textOf('refuse'),
          ],
          warnings: [
            ...[...(permit && !permit.refused ? said : []), ...named, ...certificateTexts(false)].map(warning(false)),
            ...textOf('warn').map(warning(true)),
          ],
          week_minutes: plannedMinutes(busy, monday, addDays(monday, 6)),
        },
      ];
    }),
  );
}

function certificateText(ctx: Ctx, certificate: string, finding: NonNullable<ReturnType<typeof certificateFinding>>): string {
  if (finding.code === 'missing') return say(E.certificateMissing, ctx.locale, { certificate });
  return say(E.certificateEnds, ctx.locale, { certificate, date: formatDate(finding.date) });
}

function permitText(ctx: Ctx, finding: NonNullable<ReturnType<typeof permitFinding>>): string {
  switch (finding.code) {
    case 'missing':
      return say(E.permitMissing, ctx.locale);
    case 'sector':
      return say(E.permitSector, ctx.locale, { sector: finding.sector });
    default:
      return say(E.permitExpired, ctx.locale, { date: formatDate(finding.date) });
  }
}

/**
 * The same, where nobody may be refused.
 * @returns warnings by person
 * @throws 422 at `field`, a sentence for each person who is refused
 */
export async function requireDeployable(
  ctx: Ctx,
  people: readonly EmployeeRecord[],
  wanted: WantedWork,
  field: string,
): Promise<(Warning & { readonly employee_id: number })[]> {
  const found = await assessPeople(ctx, people, wanted);
  const refused = people.flatMap(({ id, name }) => {
    const why = found.get(id)?.refused[0];
    return why ? [{ text: E.why, params: { name, why } }] : [];
  });
  if (refused.length > 0) throw invalidFields({ [field]: refused });
  return people.flatMap(({ id, name }) =>
    (found.get(id)?.warnings ?? []).map(({ text, hours }) => ({ employee_id: id, hours, text: say(E.why, ctx.locale, { name, why: text }) })),
  );
}

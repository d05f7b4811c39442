/** What is seen of applications. */
import { and, eq } from 'drizzle-orm';
import { calendarDate, daysInclusive, yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { chooseActive, getEmployees } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail, ApplicationRow } from '../../contract/application.schema.ts';
import { APPLICATION_STATUSES, OPEN_STATUSES } from '../../contract/application/application.workflow.ts';
import { fieldsOf, valuesOf } from '../../contract/application/form-fields.ts';
import { evaluateRules } from '../../contract/application/rules/evaluate-rules.ts';
import type { Verdict } from '../../contract/rule-facts.ts';
import { seesCompliance } from '../officer/compliance-right.ts';
import { chooseCandidates, chooseOfficers, findOfficer } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { assetNames, chooseAssets, storesOf } from '../armoury/asset.store.ts';
import { namedCourse, upcomingCourses } from '../course/course.store.ts';
import { areasOf } from '../duty/standings.ts';
import { ladderOf } from '../rank/rank.store.ts';
import { canOf, mayOnType } from './application-rights.ts';
import {
  applicationsOf,
  approvedSince,
  chosenApplications,
  countByMonth,
  contingentsOf,
  countByStatus,
  findApplication,
  rejectedSince,
  type ListedApplication,
} from './application.store.ts';
import { asmApplications as a } from './application.tables.ts';
import { documentsOf } from './documents.ts';
import { namesOf } from './names-of.ts';
import { knownCategory } from './read-form.ts';
import { factsOf } from './rule-facts.ts';
import { subjectOf } from './subjects.ts';
import { heardVerdicts } from '../require-rules.ts';
import { SUBJECT } from '../save-application.ts';

type Call = 'applicationMonths' | 'listApplications' | 'showApplication' | 'applicationSummary' | 'findSubjects' | 'listFormChoices' | 'checkApplication';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const ORDER = { id: a.id, number: a.number, submitted_at: a.submitted_at, forwarded_at: a.forwarded_at, created_at: a.created_at } as const;

export const listedSubject = ({ application: { payload }, person, service_no, asset, first }: ListedApplication): ApplicationRow['subject'] =>
  subjectOf({ person: person?.name ? { name: person.name, code: service_no ?? person.code } : null, first, asset: asset?.name ? asset : null, payload });

function present(ctx: Ctx, listed: ListedApplication): ApplicationRow {
  const { id, number, type, category, contingent, submitted_at, forward_ref, forwarded_at, decision_ref, decision_date, status, created_at, updated_at } =
    listed.application;
  const waits = submitted_at !== null && OPEN_STATUSES.some((open) => open === status);
  return {
    id,
    number,
    type,
    category,
    subject: listedSubject(listed),
    contingent,
    submitted_at,
    forward_ref,
    forwarded_at,
    decision_ref,
    decision_date,
    age: waits ? daysInclusive(calendarDate(submitted_at), today(ctx)) - 1 : null,
    status,
    created_at,
    updated_at,
    can: canOf(ctx, type, status),
  };
}

export async function listApplications(ctx: Ctx, input: In<'listApplications'>): Promise<Out<'listApplications'>> {
  const counted = await countByStatus(ctx, input);
  const total = input.status ? (counted.get(input.status) ?? 0) : [...counted.values()].reduce((sum, each) => sum + each, 0);
  const { rows, meta } = await readPage(ctx, input, {
    rows: applicationsOf(ctx).where(and(chosenApplications(ctx, input), input.status ? eq(a.status, input.status) : undefined)),
    count: { execute: async () => [{ total }] },
    order: (to) => [to(ORDER[input.sort_by]), to(a.id)],
  });
  return {
    data: rows.map((row) => present(ctx, row)),
    meta,
    counts: Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, counted.get(status) ?? 0])),
  };
}

const worded = (ctx: Ctx, verdicts: readonly Verdict[]) =>
  verdicts.map(({ rule, weight, text, params, field = null }) => ({ rule, weight, text: say(text, ctx.locale, params), field }));
const STAGE_OF = { Draft: 'submit', Pending: 'forward', Processing: 'approve' } as const;

export async function showApplication(ctx: Ctx, { id }: In<'showApplication'>): Promise<Out<'showApplication'>> {
  const listed = await findApplication(ctx, id);
  const { application } = listed;
  const category = knownCategory(application.type, application.category);
  const sees = seesCompliance(ctx);
  const payload = { ...application.payload, ...(sees && application.sensitive) };
  const open = application.status === 'Draft' || application.status === 'Pending' || application.status === 'Processing';
  const officer = application.officer_id === null ? null : await findOfficer(ctx, application.officer_id).catch(() => null);
  const course = await namedCourse(ctx, payload);
  const data: ApplicationDetail = {
    ...present(ctx, listed),
    employee_id: application.employee_id,
    officer_id: application.officer_id,
    payload,
    course_type: course?.type ?? null,
    decision: application.decision,
    names: await namesOf(ctx, category, { ...payload, ...application.decision }),
    people: Array.isArray(payload['employee_ids'])
      ? (await getEmployees(ctx, payload['employee_ids'] as number[])).map(({ id: person, name }) => ({ id: person, name }))
      : Array.isArray(payload['asset_ids'])
        ? await assetNames(ctx, payload['asset_ids'] as number[])
        : [],
    effect_due: application.effect_due,
    not_made: application.effect?.['not_made'] === true,
    remark: application.remark,
    ticked: application.ticked,
    documents: await documentsOf(ctx, category, id),
    verdicts: open
      ? worded(ctx, heardVerdicts(ctx, evaluateRules(await factsOf(ctx, { ...application, course }, STAGE_OF[application.status as keyof typeof STAGE_OF]))))
      : [],
    sees_compliance: sees,
    officer: officer && {
      id: officer.officer.id,
      rank: officer.rank.name,
      rank_ms: officer.rank.name_ms,
      station: officer.officer.station,
      status: officer.officer.status,
      appointment_expiry: officer.officer.appointment_expiry,
    },
    timeline: (await workflowLog(ctx, { type: SUBJECT, id })).map(({ payload: _payload, ...entry }) => entry),
  };
  return { data };
}

/** The form as it stands, without judging its fields: a half-filled one has rules too. */
export async function checkApplication(ctx: Ctx, input: In<'checkApplication'>): Promise<Out<'checkApplication'>> {
  if (!mayOnType(ctx, input.type)) throw notFound();
  const category = knownCategory(input.type, input.category);
  const fields = fieldsOf(category);
  const sees = seesCompliance(ctx);
  const kept = input.id ? (await findApplication(ctx, input.id)).application : null;
  const officer = input.officer_id ? await findOfficer(ctx, input.officer_id) : null;
  if (input.employee_id && (await getEmployees(ctx, [input.employee_id])).length === 0) throw notFound();
  const [few, all] = [fields.filter(({ sensitive }) => sensitive), fields.filter(({ sensitive }) => !sensitive)];
  const facts = await factsOf(
    ctx,
    {
      id: input.id ?? null,
      type: input.type,
      category: category.key,
      officer_id: officer?.officer.id ?? null,
      employee_id: officer?.officer.employee_id ?? input.employee_id ?? null,
      payload: valuesOf(all, input.payload),
      sensitive: sees ? valuesOf(few, input.payload) : (kept?.sensitive ?? {}),
      submitted_at: kept?.submitted_at ?? null,
    },
    input.decision ? 'approve' : 'submit',
    input.decision ?? {},
    input.decision_date ?? undefined,
  );
  return { data: worded(ctx, heardVerdicts(ctx, evaluateRules(facts))) };
}

/** Assets for whoever sees applications about them. */
export const findSubjects = async (ctx: Ctx, { kind, keyword }: In<'findSubjects'>): Promise<Out<'findSubjects'>> => ({
  data:
    kind === 'asset' || kind === 'firearm'
      ? mayOnType(ctx, 'Asset')
        ? await chooseAssets(ctx, keyword, kind === 'firearm' ? 'firearm' : 'any', today(ctx))
        : []
      : kind === 'officer'
        ? await chooseOfficers(ctx, keyword, today(ctx))
        : kind === 'employee'
          ? await chooseCandidates(ctx, keyword)
          : (await chooseActive(ctx, keyword)).map(({ id, name, employee_code }) => ({ id, name, code: employee_code })),
});

export const listFormChoices = async (ctx: Ctx): Promise<Out<'listFormChoices'>> => ({
  data: {
    ranks: (await ladderOf(ctx)).map(({ id, name, name_ms }) => ({ id, name, name_ms })),
    courses: await upcomingCourses(ctx, today(ctx)),
    stores: await storesOf(ctx),
    areas: (await areasOf(ctx)).map(({ name }) => name),
    contingents: (await contingentsOf(ctx)).map(({ name }) => name),
  },
});

export const applicationMonths = async (ctx: Ctx, { year }: In<'applicationMonths'>): Promise<Out<'applicationMonths'>> => ({
  data: await countByMonth(ctx, year),
});

/** What waits is kept by triggers; what became of the year's is found by its day. */
export async function applicationSummary(ctx: Ctx, { type }: In<'applicationSummary'>): Promise<Out<'applicationSummary'>> {
  const since = `${yearOf(today(ctx))}-01-01`;
  const counted = await countByStatus(ctx, { type });
  const [approved] = await approvedSince(ctx, { type }, since);
  const [rejected] = await rejectedSince(ctx, { type }, since);
  const days = approved?.average_days ?? null;
  return {
    data: {
      pending: counted.get('Pending') ?? 0,
      processing: counted.get('Processing') ?? 0,
      approved: approved?.n ?? 0,
      rejected: rejected?.total ?? 0,
      average_days: days === null ? null : Number(days),
    },
  };
}

/** Who takes part, what became of them, and which certificates end soon. */
import { and, eq } from 'drizzle-orm';
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee, scopeList, scopeText } from '#modules/employee/server/public.ts';
import { COURSE_ERRORS, COURSE_MESSAGES } from '../../contract/course/course.messages.ts';
import type * as calls from '../../contract/course/course.register.ts';
import { certificateUntil } from '../../contract/course/course.schema.ts';
import type { CourseType } from '../../contract/rank/rank.schema.ts';
import { asmParticipants as p, type ParticipantRecord } from '../course.tables.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { findCourse, writeResult } from './course.store.ts';
import { qualify, unqualify } from './qualification.store.ts';

type Call = 'listProviders' | 'listParticipants' | 'recordResult' | 'listCertificates' | 'passRates';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

type Certificate = Out<'listCertificates'>['data'][number];
type Row = Omit<Certificate, 'certificate'> & { readonly total: number };
const SUBJECT = 'asm_participant';
const FIELD = 'certificate';

/** With the papers of each. */
async function withPapers<R extends { readonly id: number }>(ctx: Ctx, rows: readonly R[]): Promise<(R & Pick<Certificate, 'certificate'>)[]> {
  const papers = await presentFilesOf(
    ctx,
    SUBJECT,
    rows.map(({ id }) => id),
    FIELD,
  );
  return rows.map((row) => ({ ...row, certificate: papers.get(row.id) ?? [] }));
}

const COLUMNS = `p.id, json_build_object('name', e.name, 'employee_code', e.employee_code) as employee,
  (select o.service_no from asm_officers o where o.company_id = p.company_id and o.employee_id = p.employee_id order by (o.status <> 'Inactive') desc, o.id desc limit 1) as service_no,
  p.result, p.attendance_percent, p.score, p.certificate_no, p.valid_until::text, c.name as course, c.type, count(*) over ()::int as total`;
const FROM = `from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
  join employees e on e.company_id = p.company_id and e.id = p.employee_id and e.deleted_at is null`;

const ofCourse = adhocText<Row>(
  `select ${COLUMNS} ${FROM} where p.company_id = $1 and p.course_id = $2 and ($3::text is null or lower(e.name) like $3) and ${scopeText('e', 6)}
   order by lower(e.name), p.id limit $4 offset $5`,
);
const ending = adhocText<Row>(
  `select ${COLUMNS} ${FROM} where p.company_id = $1 and p.result = 'Passed' and p.valid_until between $2::date and $2::date + $3::int and ${scopeText('e', 6)}
     and exists (select from asm_officers o where o.company_id = p.company_id and o.employee_id = p.employee_id and o.status <> 'Inactive')
     and not exists (select from asm_participants n join asm_courses d on d.company_id = n.company_id and d.id = n.course_id
       where n.company_id = p.company_id and n.employee_id = p.employee_id and n.result = 'Passed' and d.type = c.type
         and (n.valid_until is null or n.valid_until > p.valid_until))
   order by p.valid_until, p.id limit $4 offset $5`,
);
const rates = adhocText<{ type: CourseType; passed: number; judged: number }>(
  `select c.type, count(*) filter (where p.result = 'Passed')::int as passed, count(*) filter (where p.result in ('Passed', 'Failed'))::int as judged
   from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id where p.company_id = $1 group by c.type order by c.type`,
);

const providers = adhocText<{ provider: string }>(
  'select min(provider) as provider from asm_courses where company_id = $1 group by lower(provider) order by lower(provider) limit 200',
);
export const listProviders = async (ctx: Ctx): Promise<Out<'listProviders'>> => ({
  data: (await providers(ctx.client, [ctx.companyId])).map(({ provider }) => provider),
});

export async function listParticipants(ctx: Ctx, input: In<'listParticipants'>): Promise<Out<'listParticipants'>> {
  if (!(await findCourse(ctx, input.id))) throw notFound();
  const like = input.keyword ? containing(input.keyword) : null;
  const { rows, meta } = await pageWithTotal(input, (limit, offset) =>
    ofCourse(ctx.client, [ctx.companyId, input.id, like, limit, offset, ...scopeList(ctx.actor.scope)]),
  );
  return {
    data: await withPapers(
      ctx,
      rows.map(({ course: _course, type: _type, ...row }) => row),
    ),
    meta,
  };
}

export async function listCertificates(ctx: Ctx, input: In<'listCertificates'>): Promise<Out<'listCertificates'>> {
  const { rows, meta } = await pageWithTotal(input, (limit, offset) =>
    ending(ctx.client, [ctx.companyId, today(ctx), input.within, limit, offset, ...scopeList(ctx.actor.scope)]),
  );
  return { data: await withPapers(ctx, rows), meta };
}

export const passRates = async (ctx: Ctx): Promise<Out<'passRates'>> => ({ data: await rates(ctx.client, [ctx.companyId]) });

/** Only a pass that is new or taken back changes the live firing of an officer. @returns what is to be kept with the result */
async function requalify(ctx: Ctx, before: ParticipantRecord, passed: boolean, day: string): Promise<string | null> {
  if (passed === (before.result === 'Passed')) return before.qualified_before;
  if (passed) return qualify(ctx, before, day);
  await unqualify(ctx, before, day);
  return null;
}

/** @throws 404, also for somebody whom the viewer does not see; 422 before the course begins, a pass before it ends */
export async function recordResult(ctx: Ctx, { id, participant_id, certificate, ...given }: In<'recordResult'>): Promise<Out<'recordResult'>> {
  const course = await findCourse(ctx, id, true);
  const own = and(eq(p.company_id, ctx.companyId), eq(p.course_id, id), eq(p.id, participant_id));
  const [before] = course ? await ctx.db.select().from(p).where(own) : [];
  if (!course || !before) throw notFound();
  await getEmployee(ctx, before.employee_id);
  if (course.cancelled) throw invalid('result', COURSE_ERRORS.cancelled);
  if (today(ctx) < course.start_date) throw invalid('result', COURSE_ERRORS.tooEarly);
  const passed = given.result === 'Passed';
  const date = formatDate(course.end_date);
  if (passed && today(ctx) < course.end_date) throw invalid('result', COURSE_ERRORS.passedEarly, { date });
  if (!passed && given.certificate_no !== null) throw invalid('certificate_no', COURSE_ERRORS.notPassed);
  if (!passed && given.valid_until !== null) throw invalid('valid_until', COURSE_ERRORS.notPassed);
  if (!passed && certificate.length > 0) throw invalid(FIELD, COURSE_ERRORS.notPassed);
  if (given.valid_until !== null && given.valid_until < course.end_date) throw invalid('valid_until', COURSE_ERRORS.validBefore, { date });
  const valid_until = passed ? (given.valid_until ?? certificateUntil(calendarDate(course.end_date), course.valid_months)) : null;
  const qualified_before = course.type === 'Shooting' ? await requalify(ctx, before, passed, course.end_date) : null;
  const after = { ...given, qualified_before, attendance_percent: given.attendance_percent ?? null, score: given.score ?? null, valid_until };
  await writeResult(ctx, participant_id, after);
  await replaceFiles(ctx, certificate, { type: SUBJECT, id: participant_id, field: FIELD }, { inputField: FIELD });
  await audit(ctx, {
    action: `${SUBJECT}.updated`,
    subject_type: SUBJECT,
    subject_id: participant_id,
    before,
    after: { ...before, ...after, files: certificate.length },
  });
  await unitChanged(ctx);
  return { success: true, message: say(COURSE_MESSAGES.result, ctx.locale) };
}

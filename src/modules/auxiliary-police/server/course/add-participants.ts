/** People who took part in a course before the unit kept its courses here. */
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COURSE_ERRORS, COURSE_MESSAGES } from '../../contract/course/course.messages.ts';
import type { addParticipants as endpoint } from '../../contract/course/course.register.ts';
import { courseStatus } from '../../contract/course/course.schema.ts';
import { servingEmployees } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { countTaken, findCourse, insertParticipants, takingPart } from './course.store.ts';

const FIELD = 'officer_ids';
const NOT_OVER = { Upcoming: COURSE_ERRORS.toCome, 'On Going': COURSE_ERRORS.stillOn, Cancelled: COURSE_ERRORS.nobodyTookPart };

/** Ranks of today do not say who could take part then. @throws 404; 422 where the course is not over, is full, or has somebody already */
export async function addParticipants(ctx: Ctx, { id, officer_ids }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const course = await findCourse(ctx, id, true);
  if (!course) throw notFound();
  const status = courseStatus(course, today(ctx));
  if (status !== 'Completed') throw invalid(FIELD, NOT_OVER[status], { date: formatDate(course.end_date) });
  const wanted = [...new Set(officer_ids)];
  const people = await servingEmployees(ctx, wanted);
  const there = await takingPart(
    ctx,
    id,
    people.map((person) => person.id),
  );
  const refused = [
    ...people.filter((person) => there.has(person.id)).map(({ name }) => say(COURSE_ERRORS.already, ctx.locale, { name })),
    ...(people.length < wanted.length ? [say(COURSE_ERRORS.unknown, ctx.locale)] : []),
  ];
  if (refused.length > 0) throw invalid(FIELD, COURSE_ERRORS.refused, { names: refused.join(', ') });
  const free = course.capacity - ((await countTaken(ctx, [id])).get(id) ?? 0);
  if (people.length > free) throw invalid(FIELD, COURSE_ERRORS.noRoom, { wanted: people.length, free });
  const employees = people.map((person) => person.id);
  await insertParticipants(ctx, id, employees, null);
  await audit(ctx, {
    action: 'asm_course.participants_added',
    subject_type: 'asm_course',
    subject_id: id,
    after: { course: course.code, employee_ids: employees },
  });
  await unitChanged(ctx);
  return { success: true, message: say(COURSE_MESSAGES.added, ctx.locale, { n: people.length }) };
}

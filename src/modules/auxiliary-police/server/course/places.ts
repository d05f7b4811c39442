/** Places of an enrolment: free ones, and whom the course does not take. */
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { COURSE_ERRORS as W } from '../../contract/course/course.messages.ts';
import { courseStatus } from '../../contract/course/course.schema.ts';
import type { RuleFacts } from '../../contract/rule-facts.ts';
import { today } from '../officer/read-officers.ts';
import { candidatesOf, countTaken, type Candidate, type NamedCourse } from './course.store.ts';
import type { CourseRecord } from '../course.tables.ts';

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : []);

function refusal({ type, rank_ids }: CourseRecord, { rank_id, status, already }: Candidate): Text | null {
  if (already) return W.already;
  // Recruits take the basic course alone.
  if (rank_id === null) return type === 'Basic' ? null : W.notOfficer;
  if (status === 'Suspended') return W.suspended;
  return rank_ids.length > 0 && !rank_ids.includes(rank_id) ? W.wrongRank : null;
}

/** null: no course is chosen yet. Names are those of the company's own people. */
export async function placesOf(ctx: Ctx, payload: Readonly<Record<string, unknown>>, course: NamedCourse): Promise<RuleFacts['places']> {
  if (!course) return null;
  const wanted = [...new Set(numbers(payload['employee_ids']))];
  const found = await candidatesOf(ctx, wanted, course.id);
  const taken = (await countTaken(ctx, [course.id])).get(course.id) ?? 0;
  const refused = found.flatMap((each) => {
    const text = refusal(course, each);
    return text ? [say(text, ctx.locale, { name: each.name })] : [];
  });
  return {
    free: course.capacity - taken,
    wanted: wanted.length,
    open: courseStatus(course, today(ctx)) === 'Upcoming',
    refused: found.length < wanted.length ? [...refused, say(W.unknown, ctx.locale)] : refused,
  };
}

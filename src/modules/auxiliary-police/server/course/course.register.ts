/** The register of courses. */
import { and, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { calendarDate, endOfMonth } from '#platform/contract/dates.ts';
import { ringgitOrNull, senOrNull } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { COURSE_ERRORS, COURSE_MESSAGES } from '../../contract/course/course.messages.ts';
import { courses } from '../../contract/course/course.register.ts';
import { courseStatus, HELD_BY_PASSES, type CourseStatus } from '../../contract/course/course.schema.ts';
import { asmCourses as c } from '../course.tables.ts';
import { today } from '../officer/read-officers.ts';
import { ladderOf } from '../rank/rank.store.ts';
import { unitChanged } from '../unit-changed.ts';
import { countTaken, passedAmong } from './course.store.ts';

/** `courseStatus` as a condition. */
function inStatus(status: CourseStatus, day: string): SQL | undefined {
  if (status === 'Cancelled') return eq(c.cancelled, true);
  const when = { Upcoming: gt(c.start_date, day), 'On Going': and(lte(c.start_date, day), gte(c.end_date, day)), Completed: lt(c.end_date, day) }[status];
  return and(eq(c.cancelled, false), when);
}

export const courseRegister = registerOf(courses, {
  table: c,
  subject: 'asm_course',
  search: [c.code, c.name, c.provider, c.venue],
  order: { start_date: c.start_date, code: sql`lower(${c.code})`, name: sql`lower(${c.name})` },
  unique: { asm_courses_code_key: ['code', COURSE_ERRORS.codeTaken] },
  wording: COURSE_MESSAGES,
  where: (ctx, { status, type, provider, year, month }) =>
    and(
      status && inStatus(status, today(ctx)),
      type && eq(c.type, type),
      provider ? eq(sql`lower(${c.provider})`, provider.toLowerCase()) : undefined,
      year ? and(gte(c.start_date, `${year}-01-01`), lte(c.start_date, `${year}-12-31`)) : undefined,
      month ? and(lte(c.start_date, endOfMonth(calendarDate(`${month}-01`))), gte(c.end_date, `${month}-01`)) : undefined,
    ),
  columns: ({ fee, ...form }) => ({ ...form, fee: senOrNull(fee) }),
  async check(ctx, drafts) {
    const known = new Set((await ladderOf(ctx)).map(({ id }) => id));
    const ids = drafts.flatMap(({ before }) => before?.id ?? []);
    const taken = await countTaken(ctx, ids);
    const passed = await passedAmong(ctx, ids);
    return drafts.map(({ form, before }) => {
      const there = taken.get(before?.id ?? 0) ?? 0;
      const held = before && passed.has(before.id) ? HELD_BY_PASSES.filter((field) => form[field] !== before[field]) : [];
      return {
        ...Object.assign({}, ...held.map((field) => fault(field, COURSE_ERRORS.passed))),
        ...(form.end_date < form.start_date && fault('end_date', COURSE_ERRORS.endsBefore)),
        ...(form.rank_ids.some((id) => !known.has(id)) && fault('rank_ids', COURSE_ERRORS.rankUnknown)),
        ...(form.capacity < there && fault('capacity', COURSE_ERRORS.belowTaken, { taken: there })),
      };
    });
  },
  async may(ctx, records) {
    const taken = await countTaken(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: taken.has(id) ? COURSE_ERRORS.used : (true as const) }));
  },
  async present(ctx, records) {
    const day = today(ctx);
    const taken = await countTaken(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map((record) => ({ fee: ringgitOrNull(record.fee), status: courseStatus(record, day), taken: taken.get(record.id) ?? 0 }));
  },
  notify: unitChanged,
});

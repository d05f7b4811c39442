/** Courses of the demo: over, on now, to come and cancelled; everybody has passed the basic one, some certificates end soon. */
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { certificateUntil } from '../../contract/course/course.schema.ts';
import type { CourseType } from '../../contract/rank/rank.schema.ts';
import { asmCourses, asmParticipants, type CourseRecord, type ParticipantRecord } from '../course.tables.ts';
import type { OfficerRecord } from '../unit.tables.ts';

interface Planned {
  readonly code: string;
  readonly name: string;
  readonly type: CourseType;
  /** Days from today to its first day. */
  readonly begins: number;
  readonly lasts: number;
  readonly months: number | null;
  readonly capacity: number;
  /** Which officers take part, by their place in the list. */
  readonly who: (at: number) => boolean;
  readonly cancelled?: true;
}

const PLAN: readonly Planned[] = [
  { code: 'KAPB-1', name: 'Basic course for auxiliary police', type: 'Basic', begins: -1640, lasts: 55, months: null, capacity: 40, who: () => true },
  { code: 'KKP-1', name: 'Promotion course, junior officers', type: 'Promotion', begins: -240, lasts: 12, months: 36, capacity: 40, who: (at) => at % 4 === 2 },
  { code: 'KT-1', name: 'Live firing, first half of the year', type: 'Shooting', begins: -330, lasts: 2, months: 12, capacity: 20, who: (at) => at % 3 !== 1 },
  { code: 'PC-1', name: 'First aid with the Red Crescent', type: 'First Aid', begins: -680, lasts: 2, months: 24, capacity: 20, who: (at) => at % 5 === 0 },
  { code: 'UUP-1', name: 'Law and procedure', type: 'Law & Procedure', begins: -1, lasts: 4, months: null, capacity: 12, who: (at) => at > 12 },
  { code: 'KT-2', name: 'Live firing, second half of the year', type: 'Shooting', begins: 16, lasts: 2, months: 12, capacity: 12, who: () => false },
  { code: 'KAPB-2', name: 'Basic course for auxiliary police', type: 'Basic', begins: 45, lasts: 55, months: null, capacity: 6, who: () => false },
  { code: 'RK-1', name: 'Riot control', type: 'Riot Control', begins: 30, lasts: 3, months: 24, capacity: 10, who: () => false, cancelled: true },
];

function outcomeOf(course: CourseRecord, at: number, today: string): Pick<ParticipantRecord, 'result'> & Partial<ParticipantRecord> {
  if (course.end_date >= today) return { result: 'Approved' };
  if (course.type === 'First Aid' && at === 5) return { result: 'Failed', attendance_percent: 90, score: 41 };
  return {
    result: 'Passed',
    attendance_percent: 100 - (at % 6),
    score: 68 + ((at * 3) % 28),
    certificate_no: `SIJIL/${course.code}/${100 + at}`,
    valid_until: certificateUntil(calendarDate(course.end_date), course.valid_months),
  };
}

export async function seedCourses(stage: DemoStage, company_id: number, officers: readonly OfficerRecord[]): Promise<ReadonlyMap<string, number>> {
  const { db } = stage.tx;
  const today = calendarDate(stage.today);
  const courses = await db
    .insert(asmCourses)
    .values(
      PLAN.map(({ begins, lasts, months, who: _who, cancelled = false, ...course }) => ({
        ...course,
        company_id,
        provider: course.type === 'First Aid' ? 'Bulan Sabit Merah' : 'PULAPOL Kuala Lumpur',
        venue: course.type === 'Shooting' ? 'Lapang sasar, Kajang' : 'Jalan Semarak, Kuala Lumpur',
        start_date: addDays(today, begins),
        end_date: addDays(addDays(today, begins), lasts),
        valid_months: months,
        cancelled,
      })),
    )
    .returning();
  const rows = courses.flatMap((course, place) =>
    officers.flatMap(({ employee_id }, at) =>
      PLAN[place]?.who(at) ? [{ company_id, course_id: course.id, employee_id, ...outcomeOf(course, at, today) }] : [],
    ),
  );
  await db.insert(asmParticipants).values(rows);
  return new Map(courses.map(({ code, id }) => [code, id]));
}

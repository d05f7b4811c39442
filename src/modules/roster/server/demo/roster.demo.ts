import { addMonths, calendarDate, startOfMonth, type TimeOfDay } from '#platform/contract/dates.ts';
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { demoStaff, type DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { seedEventDuty } from './seed-event-duty.ts';
import { seedPostDuty } from './seed-post-duty.ts';
import { seedRoster } from './seed-roster.ts';
import { employeeWorkSchedules, workSchedules } from '../schedule.tables.ts';

interface DemoSchedule {
  readonly name: string;
  readonly code: string;
  readonly type: 'Fixed' | 'Shift' | 'Flexible';
  /** Of each day of the week: `09:00-18:00`, `R` rest, `O` off. */
  readonly week: readonly string[];
  readonly flexible_hours?: number;
  /** Who is on it, by position; of the default nobody needs to be said. */
  readonly positions?: RegExp;
}

const five = (text: string) => [text, text, text, text, text, 'O', 'R'];
const OFFICE: DemoSchedule = { name: 'Office 5-day', code: 'OFFICE', type: 'Fixed', week: five('09:00-18:00') };

const SCHEDULES = {
  c1: [
    OFFICE,
    {
      name: 'Retail shift',
      code: 'RETAIL',
      type: 'Shift',
      week: ['R', '10:00-22:00', 'O', '10:00-22:00', 'O', '10:00-22:00', '10:00-19:00'],
      positions: /promoter|retail|supervisor|store/i,
    },
    { name: 'Flexible 8 hours', code: 'FLEXI', type: 'Flexible', week: five(''), flexible_hours: 8, positions: /manager|director/i },
  ],
  c2: [
    OFFICE,
    {
      name: 'Guard day',
      code: 'GDAY',
      type: 'Shift',
      week: ['07:00-19:00', '07:00-19:00', '07:00-19:00', '07:00-19:00', 'O', 'O', 'R'],
      positions: /guard|officer/i,
    },
    {
      name: 'Guard night',
      code: 'GNIGHT',
      type: 'Shift',
      week: ['O', 'O', 'R', '19:00-07:00', '19:00-07:00', '19:00-07:00', '19:00-07:00'],
      positions: /guard|officer/i,
    },
  ],
  c3: [
    OFFICE,
    {
      name: 'Site 6-day',
      code: 'SITE6',
      type: 'Fixed',
      week: [...Array.from({ length: 5 }, () => '07:30-16:30'), '07:30-12:00', 'R'],
      positions: /site|worker|operator|foreman|technician|mason|welder/i,
    },
  ],
} as const satisfies Record<string, readonly DemoSchedule[]>;

const daysOf = (week: readonly string[]) =>
  week.map((text, at) => {
    const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay?];
    const day_type: DayType = text === 'R' ? 'Rest Day' : text === 'O' ? 'Off Day' : 'Working';
    return { weekday: at + 1, day_type, sessions: end_time ? [{ start_time, end_time }] : [] };
  });

async function seed(tx: Transaction, { company_id, people }: DemoStaff, schedules: readonly DemoSchedule[], today: string): Promise<void> {
  const added = await tx.db
    .insert(workSchedules)
    .values(
      schedules.map(({ week, positions: _positions, flexible_hours = null, ...schedule }, at) => ({
        ...schedule,
        company_id,
        days: daysOf(week),
        break_minutes: 60,
        flexible_hours,
        is_default: at === 0,
      })),
    )
    .returning({ id: workSchedules.id });
  const since = startOfMonth(addMonths(calendarDate(today), -6));
  const put = people.flatMap(({ id, position, record }, at) => {
    if (record.status !== 'Active') return [];
    const fitting = schedules.flatMap(({ positions }, index) => (positions?.test(position) ? [added[index]] : []));
    const chosen = fitting[at % Math.max(1, fitting.length)];
    const from = record.company_joined_at > since ? record.company_joined_at : since;
    return chosen ? [{ company_id, employee_id: id, work_schedule_id: chosen.id, effective_from: from }] : [];
  });
  await tx.db.insert(employeeWorkSchedules).values(put);
}

export const rosterDemo: readonly DemoStep[] = [
  {
    title: 'work schedules',
    order: 55,
    async seed(stage) {
      const staff = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      for (const key of ['c1', 'c2', 'c3'] as const) await seed(stage.tx, staff[key], SCHEDULES[key], stage.today);
    },
  },
  {
    title: 'rosters',
    order: 56,
    async seed(stage) {
      const { c1, c2, c3 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      for (const { company_id } of [c1, c3]) await seedRoster(stage.tx, company_id, stage.now);
      await seedEventDuty(stage, c2);
      await seedPostDuty(stage, c2);
    },
  },
];

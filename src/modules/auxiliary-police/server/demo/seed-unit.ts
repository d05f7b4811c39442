/** The unit with its officers over the ladder: one suspended, one whose appointment ends soon, one charged, one due for promotion. */
import { eq } from 'drizzle-orm';
import { addDays, addMonths, addYears, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import type { OfficerRecord } from '../unit.tables.ts';
import { asmAgencies, asmCharges, asmOfficers, asmRankHistories, asmRanks } from '../unit.tables.ts';
import { seedAreas } from './seed-areas.ts';
import { seedCourses } from './seed-courses.ts';

/** Levels of the ladder by position of the employee. */
const LEVELS: Readonly<Record<string, readonly number[]>> = {
  'Auxiliary Police Inspector': [7, 6],
  'Auxiliary Police Sergeant': [5, 4, 4, 4],
  'Auxiliary Police Constable': [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1],
};
const STATIONS = ['Shah Alam', 'Shah Alam', 'Klang'];
const SOURCES: readonly OfficerRecord['source'][] = ['Civilian', 'Civilian', 'Ex-Army', 'Civilian', 'Ex-Police', 'Ex-Guard'];

/** Until when the officer at a place of the list is appointed: some of them soon. */
const expiryOf = (at: number, today: CalendarDate): CalendarDate =>
  at === 3 ? addDays(today, 25) : at === 8 ? addDays(today, 60) : addDays(addYears(today, 1 + (at % 2)), at * 11);

export interface SeededUnit {
  readonly company_id: number;
  readonly officers: readonly OfficerRecord[];
  readonly ranks: ReadonlyMap<number, number>;
  readonly courses: ReadonlyMap<string, number>;
}

export async function seedUnit(stage: DemoStage, { company_id, officer: clerk, people }: DemoStaff): Promise<SeededUnit> {
  const { db } = stage.tx;
  const today = calendarDate(stage.today);
  const ladder = await db.select().from(asmRanks).where(eq(asmRanks.company_id, company_id));
  for (const { id, level } of ladder)
    await db
      .update(asmRanks)
      .set({ allowance: fromRinggit(50 + level * 25) })
      .where(eq(asmRanks.id, id));
  const ranks = new Map(ladder.map(({ level, id }) => [level, id]));
  const rank = (level: number) => ranks.get(level) as number;
  const chosen = Object.entries(LEVELS).flatMap(([position, levels]) =>
    people
      .filter((person) => person.position === position && person.record.status === 'Active')
      .slice(0, levels.length)
      .map((person, at) => ({ person, level: levels[at] as number })),
  );
  const officers = await db
    .insert(asmOfficers)
    .values(
      chosen.map(({ person, level }, at) => {
        const since = addMonths(today, -(at % 4 === 2 ? 50 : 14 + at));
        const armed = level >= 2 && at % 3 !== 1;
        return {
          company_id,
          employee_id: person.id,
          service_no: `PB ${10_200 + at * 7}`,
          rank_id: rank(level),
          rank_since: since,
          source: SOURCES[at % SOURCES.length] ?? 'Civilian',
          appointed_at: since,
          appointment_expiry: expiryOf(at, today),
          appointment_letter_no: `JPJKK/PB/${2023 + (at % 3)}/${100 + at}`,
          oath_date: addDays(since, 21),
          station: STATIONS[at % STATIONS.length] ?? 'Shah Alam',
          authority_area: STATIONS[at % STATIONS.length] === 'Klang' ? 'Premises of the company in Klang' : 'Premises of the company in Shah Alam',
          height_cm: 163 + ((at * 5) % 20),
          weight_kg: 60 + ((at * 7) % 25),
          firearm_permitted: armed,
          firearm_qualified_at: armed ? addMonths(today, at === 4 ? -14 : -5) : null,
          consent_on: addMonths(since, -3),
          vetting_status: 'Cleared' as const,
          vetting_date: addMonths(since, -2),
          vetting_ref: `KPN/TAP/${700 + at}`,
          medical_date: addMonths(since, -1),
          medical_fit: true,
          ...(at === 10 && { status: 'Suspended' as const, status_reason: 'Absent from duty without leave', status_from: addDays(today, -12) }),
          created_by: clerk.userId,
          updated_by: clerk.userId,
        };
      }),
    )
    .returning();
  await db.insert(asmRankHistories).values(
    officers.map(({ id, rank_id, appointed_at, appointment_letter_no }) => ({
      company_id,
      officer_id: id,
      to_rank_id: rank_id,
      type: 'Appointment' as const,
      effective_date: appointed_at,
      letter_no: appointment_letter_no,
    })),
  );
  const [first] = officers;
  await db.insert(asmAgencies).values({
    company_id,
    name: 'Polis Bantuan Perwira Kawal',
    approval_no: 'KDN.PB.07/2023',
    approved_at: addYears(today, -3),
    approved_strength: 30,
    gazette_no: 'P.U.(B) 415/2023',
    gazetted_at: addMonths(today, -34),
    gazetted_strength: 24,
    contingent: 'IPK Selangor',
    address: 'Persiaran Contoh, Seksyen 15, Shah Alam',
    highest_rank_id: rank(8),
    officer_in_charge_id: first?.id ?? null,
    licence_holder_id: first?.id ?? null,
  });
  await seedAreas(stage, company_id, officers);
  const [charged] = officers.slice(10);
  if (charged)
    await db.insert(asmCharges).values({
      company_id,
      officer_id: charged.id,
      charged_on: addDays(today, -12),
      offence: 'Absent from duty without leave for two days',
      inquiry_on: addDays(today, 9),
      inquiry_by: first ? 'Officer in charge of the unit' : null,
    });
  const courses = await seedCourses(stage, company_id, officers);
  return { company_id, officers, ranks, courses };
}

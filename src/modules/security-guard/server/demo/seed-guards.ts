/** Forty guards: the employees who guard, eight who are lent by another agency, and two of the auxiliary police who go on patrol. */
import { addDays, addMonths, addYears, ageAt, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import {
  guardBlacklistings,
  guardCompliances,
  guardIncidents,
  guardPostings,
  guardSettings,
  securityGuards,
  type GuardRecord,
} from '../security-guard.tables.ts';

const GUARDS = ['Guard Supervisor', 'Security Guard'];
const PLACES = ['Taman Seri Contoh', 'Gudang Logistik Contoh', 'Menara Contoh Klang', 'Hospital Contoh'];
/** Which of the constables: they hold their powers in Klang. */
const PATROLLING = [5, 8];
/** Plainly made up; birth-place code 80 belongs to no state. */
const LENT = ['Amirul', 'Badrul', 'Chandran', 'Danial', 'Eswaran', 'Farhan', 'Ganesan', 'Hafizi'];

type NewGuard = typeof securityGuards.$inferInsert;
type Person = DemoStaff['people'][number];

function ofEmployee({ id, record }: Person, at: number, company_id: number, today: CalendarDate): NewGuard {
  const isForeign = record.employee_type === 'Foreign';
  const joined = calendarDate(record.company_joined_at);
  const isArmed = !isForeign && at % 7 === 3;
  return {
    company_id,
    employee_id: id,
    guard_no: `SG-${String(at + 1).padStart(4, '0')}`,
    name: record.name,
    phone: record.phone,
    nationality: isForeign ? 'Nepali' : 'Malaysian',
    identity_number: isForeign ? null : record.identity_number,
    passport: isForeign ? record.passport : null,
    date_of_birth: record.date_of_birth ?? (record.identity_number ? birthDateOf(record.identity_number) : null),
    gender: record.gender,
    category: isForeign ? 'Foreign' : isArmed ? 'Armed' : at % 6 === 1 ? 'Ex-Army' : at % 9 === 4 ? 'Ex-Police' : 'Local',
    ...(at % 8 !== 5 && { csg_cert_no: `CSG/${2021 + (at % 4)}/${1000 + at * 13}`, csg_date: addDays(joined, 30) < today ? addDays(joined, 30) : null }),
    ...(isArmed && {
      firearm_permit_no: `PSA/${300 + at}`,
      firearm_permit_expiry: addDays(today, at === 3 ? 25 : 300),
      live_firing_at: addMonths(today, at === 10 ? -8 : -3),
    }),
    letter_no: `KPN/KP/${2000 + at}`,
    letter_date: joined,
    height_cm: 162 + ((at * 7) % 22),
    education: isForeign ? null : 'SPM',
    joined_at: joined,
    status: record.status,
    left_at: record.status === 'Active' ? null : (record.inactive_at ?? today),
  };
}

function lent(name: string, at: number, company_id: number, today: CalendarDate): NewGuard {
  const birth = addDays(calendarDate('1986-03-11'), at * 611);
  return {
    company_id,
    guard_no: `SL-${String(at + 1).padStart(4, '0')}`,
    name: `${name} Contoh`,
    phone: `+601125550${100 + at}`,
    nationality: 'Malaysian',
    identity_number: `${birth.slice(2).replaceAll('-', '')}-80-${5001 + at * 2}`,
    date_of_birth: birth,
    gender: 'Male',
    category: 'Local',
    agency_name: 'Agensi Kawalan Contoh Sdn Bhd',
    agency_licence_no: 'KDN.S.0999/11',
    agency_licence_expiry: addDays(today, 140),
    ...(at % 3 !== 2 && { csg_cert_no: `CSG/2024/${700 + at}`, csg_date: addMonths(today, -14) }),
    joined_at: addMonths(today, at % 3 === 2 ? -3 : -16),
    status: 'Active',
  };
}

/** What is known of the guard at a place of the list: one rejected, some undecided, one that has ended, one that ends soon. */
function complianceOf({ company_id, id, date_of_birth }: GuardRecord, at: number, today: CalendarDate) {
  const decided = at % 13 === 6 ? 'Pending' : at === 20 ? 'Rejected' : at === 9 ? 'Expired' : 'Approved';
  const vetted = addMonths(today, decided === 'Expired' ? -25 : at === 4 ? -23 : -(3 + (at % 15)));
  const isSenior = date_of_birth !== null && ageAt(calendarDate(date_of_birth), today) >= 60;
  return {
    company_id,
    guard_id: id,
    consent_on: addMonths(today, -26),
    vetting_status: decided,
    ...(decided !== 'Pending' && { vetting_ref: `KDN/TAP/${500 + at}`, vetting_date: vetted }),
    ...((decided === 'Approved' || decided === 'Expired') && { vetting_expiry: addMonths(vetted, 24) }),
    ...((isSenior || at % 2 === 0) && { medical_date: addMonths(today, -5), medical_fit: true }),
    ...(at % 5 !== 2 && { drug_test_date: addMonths(today, -5), drug_test_result: 'Negative' as const }),
  } as const;
}

export async function seedGuards(stage: DemoStage, { company_id, officer, people }: DemoStaff): Promise<void> {
  const { db } = stage.tx;
  const today = calendarDate(stage.today);
  await db.insert(guardSettings).values({ company_id, licence_no: 'KDN.S.0123/10', licence_expiry: addDays(addYears(today, 1), -40) });
  const own = people.filter(({ position }) => GUARDS.includes(position)).slice(0, 30);
  const constables = people.filter(({ position, record }) => position === 'Auxiliary Police Constable' && record.status === 'Active');
  const patrolling = PATROLLING.flatMap((at) => constables[at] ?? []);
  const guards = await db
    .insert(securityGuards)
    .values([
      ...own.map((person, at) => ofEmployee(person, at, company_id, today)),
      ...LENT.map((name, at) => lent(name, at, company_id, today)),
      ...patrolling.map((person, at) => ({ ...ofEmployee(person, at, company_id, today), guard_no: `SP-${String(at + 1).padStart(4, '0')}` })),
    ])
    .returning();
  await db.insert(guardCompliances).values(guards.map((guard, at) => complianceOf(guard, at, today)));
  const posted = guards.filter(({ status }, at) => status === 'Active' && ![6, 9, 19, 20, 32].includes(at));
  await db.insert(guardPostings).values(
    posted.flatMap(({ id, joined_at }, at) => {
      const since = addMonths(today, -2);
      const place = { company_id, guard_id: id, role: at % 9 === 0 ? 'Team Leader' : 'Guard', shift: at % 2 === 0 ? 'Day' : 'Night' } as const;
      const now = { ...place, place: PLACES[at % PLACES.length] ?? '', from_date: joined_at > since ? joined_at : since };
      const before = { ...place, place: PLACES[(at + 1) % PLACES.length] ?? '', from_date: addMonths(since, -6), to_date: addDays(since, -1) };
      return at % 4 === 0 && joined_at < before.from_date ? [before, now] : [now];
    }),
  );
  const [first, second, third] = [guards[2], guards[11], guards[14]].map((guard) => guard?.id ?? 0);
  await db.insert(guardIncidents).values([
    { company_id, guard_id: first ?? 0, date: addDays(today, -20), type: 'Commendation', description: 'Found a lost child and brought it to the parents.' },
    {
      company_id,
      guard_id: second ?? 0,
      date: addDays(today, -9),
      type: 'Warning',
      description: 'Left the post before the relief came.',
      action: 'Written warning',
    },
    { company_id, guard_id: third ?? 0, date: addDays(today, -3), type: 'Absence', description: 'Did not come to the night shift and gave no notice.' },
  ]);
  const listed = guards[32];
  if (!listed) return;
  const since = addDays(today, -70);
  await db.insert(guardBlacklistings).values({
    company_id,
    guard_id: listed.id,
    since,
    reason: 'Let strangers into the warehouse at night against the orders of the post.',
    review_on: addMonths(since, 12),
    ends_on: addMonths(since, 24),
    answer: 'The guard says that the supervisor had told him to.',
    created_by: officer.userId,
  });
  await stage.tx.client.query('update security_guards set blacklisted_at = $2 where id = $1', [listed.id, since]);
}

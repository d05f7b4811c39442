/** Two contracts, four sites with 42 checkpoints and eight routes, thirty guards, ten devices. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, addMonths, addYears, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import { securityGuards } from '#modules/security-guard/server/public.ts';
import { patrolCheckpoints, patrolDevices, patrolGuards, patrolProjects, patrolRoutes, patrolSites } from '../patrol.tables.ts';

const SITES = [
  { code: 'TSC', name: 'Taman Seri Contoh', lat: '3.0738000', lng: '101.5183000', points: 12 },
  { code: 'GLC', name: 'Gudang Logistik Contoh', lat: '3.0412000', lng: '101.4489000', points: 10 },
  { code: 'MCK', name: 'Menara Contoh Klang', lat: '3.0449000', lng: '101.4456000', points: 11 },
  { code: 'HSC', name: 'Hospital Contoh', lat: '3.0197000', lng: '101.4409000', points: 9 },
] as const;
const PLACES = [
  'Main gate',
  'Guardhouse',
  'Car park',
  'Loading bay',
  'Lift lobby',
  'Pump room',
  'Roof door',
  'Back lane',
  'Generator room',
  'Fence north',
  'Fence south',
  'Store',
];
const time = (text: string) => text as TimeOfDay;
const SHIFTS = [
  { name: 'Day', start_time: time('07:00'), end_time: time('19:00'), guards: 3 },
  { name: 'Night', start_time: time('19:00'), end_time: time('07:00'), guards: 4 },
];
const LADDER = [
  { level: 1, name: 'Control room', phone: '+60355500100', after_seconds: 0 },
  { level: 2, name: 'Operations manager', phone: '+60355500101', after_seconds: 120 },
  { level: 3, name: 'Director on call', phone: '+60355500102', after_seconds: 300 },
];

export async function seedRegisters(stage: DemoStage, { company_id, people }: DemoStaff): Promise<void> {
  const { db } = stage.tx;
  const today = calendarDate(stage.today);
  const manager = people.find(({ position, record }) => position === 'Guard Supervisor' && record.status === 'Active') ?? people[0];
  const contract = { company_id, manager_id: manager?.id ?? 0, completion_percent: 95, response_minutes: 5 };
  const projects = await db
    .insert(patrolProjects)
    .values([
      {
        ...contract,
        code: 'P-01',
        name: 'Housing and warehouse patrol',
        client_name: 'Contoh Property Sdn Bhd',
        contact_name: 'Puan Contoh',
        contact_phone: '+60355500200',
        contract_no: 'CP/SEC/2025/07',
        start_date: addMonths(today, -14),
        end_date: addMonths(addYears(today, 1), -2),
        monthly_fee: sen(6_850_000),
        penalty_point: sen(50_000),
        penalty_answer: sen(30_000),
        penalty_most_percent: 10,
        guards_required: 16,
      },
      {
        ...contract,
        code: 'P-02',
        name: 'Tower and hospital patrol',
        client_name: 'Contoh Healthcare Berhad',
        contract_no: 'CH/2026/113',
        start_date: addMonths(today, -6),
        end_date: addDays(today, 45),
        monthly_fee: sen(7_420_000),
        guards_required: 14,
        completion_percent: 97,
      },
    ])
    .returning();
  const sites = await db
    .insert(patrolSites)
    .values(
      SITES.map(({ points: _points, ...site }, at) => ({
        company_id,
        ...site,
        project_id: projects[at < 2 ? 0 : 1]?.id ?? 0,
        address: `Jalan Contoh ${at + 1}, Seksyen ${15 + at}`,
        city: 'Shah Alam',
        state: 'Selangor',
        radius_m: 200,
        shifts: SHIFTS,
        escalation: LADDER,
        welfare_minutes: at < 2 ? 60 : null,
      })),
    )
    .returning();
  for (const [at, site] of sites.entries()) {
    const count = SITES[at]?.points ?? 0;
    const points = await db
      .insert(patrolCheckpoints)
      .values(
        Array.from({ length: count }, (_, n) => {
          const type = n % 6 === 4 ? ('GPS' as const) : n % 5 === 2 ? ('NFC' as const) : ('QR' as const);
          const pin = { lat: (Number(site.lat) + 0.0004 * ((n % 4) - 1.5)).toFixed(7), lng: (Number(site.lng) + 0.0004 * (Math.floor(n / 4) - 1)).toFixed(7) };
          return {
            company_id,
            site_id: site.id,
            code: `CP${String(n + 1).padStart(2, '0')}`,
            name: PLACES[n] ?? `Point ${n + 1}`,
            type,
            tag_uid: type === 'GPS' ? null : `${site.code}-${at + 1}${String(n + 1).padStart(2, '0')}-demo`,
            ...pin,
            radius_m: type === 'GPS' ? 50 : null,
            far_m: 100,
            floor: n % 3 === 0 ? 'Ground' : null,
            ...(n === 3 && {
              instruction: 'See that the shutter is down and the lock is closed.',
              questions: [{ text: 'Is the shutter locked?', type: 'yes/no' as const, required: true, choices: null }],
            }),
            photo_required: n === 5,
            position: (n + 1) * 10,
          };
        }),
      )
      .returning();
    const leg = 3;
    const over = (chosen: typeof points) => chosen.map(({ id }, n) => ({ checkpoint_id: id, offset_minutes: n * leg, tolerance_minutes: 10 }));
    const always = { company_id, site_id: site.id, weekdays: [1, 2, 3, 4, 5, 6, 7], min_leg_seconds: 20 };
    await db.insert(patrolRoutes).values([
      {
        ...always,
        name: 'Whole site by night',
        order: 'Strict',
        points: over(points),
        every_from: '20:00',
        every_to: '06:00',
        every_minutes: 120,
        shift_name: 'Night',
      },
      {
        ...always,
        name: 'Gates by day',
        order: 'Any',
        points: over(points.slice(0, 4)),
        start_times: ['09:00', '12:00', '15:00', '18:00'],
        random_minutes: 20,
        shift_name: 'Day',
      },
    ]);
  }
  const guards = await db
    .select({ id: securityGuards.id })
    .from(securityGuards)
    .where(and(eq(securityGuards.company_id, company_id), eq(securityGuards.status, 'Active'), isNull(securityGuards.blacklisted_at)))
    .orderBy(asc(securityGuards.guard_no))
    .limit(30);
  const siteAt = (at: number) => sites[at % sites.length]?.id ?? 0;
  await db.insert(patrolGuards).values(
    guards.map(({ id }, at) => ({
      company_id,
      security_guard_id: id,
      code: `G${String(at + 1).padStart(3, '0')}`,
      position: at % 8 === 0 ? ('Team Leader' as const) : ('Guard' as const),
      home_site_id: siteAt(at),
      ...(at % 7 === 2 && { skills: 'First aid' }),
    })),
  );
  await db.insert(patrolDevices).values(
    Array.from({ length: 10 }, (_, at) => ({
      company_id,
      name: `${SITES[at % SITES.length]?.code ?? ''} phone ${Math.floor(at / SITES.length) + 1}`,
      type: at % 5 === 3 ? ('Tablet' as const) : ('Phone' as const),
      serial_no: `DEMO-${String(3560 + at * 17)}`,
      site_id: siteAt(at),
      ...(at < 8 && {
        last_seen_at: new Date(stage.now.getTime() - (at === 5 ? 300 : 4) * 60_000).toISOString(),
        battery: at === 2 ? 14 : 40 + at * 6,
        app_version: '1.4.0',
        // Nobody has the token: whoever tries the phone of the demo connects it anew.
        token_hash: digestOf(newSecret()),
        paired_at: new Date(stage.now.getTime() - 60 * 86_400_000).toISOString(),
      }),
      ...(at === 9 && { status: 'Inactive' as const, status_reason: 'Screen broken' }),
    })),
  );
}

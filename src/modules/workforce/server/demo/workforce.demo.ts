/** Projects of the engineering company of the demo: one that runs, one to come, one that is over; who is deployed to the first, and who was there. */
import { and, asc, eq } from 'drizzle-orm';
import { addDays, calendarDate, weekdayOf } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { punchAtSite } from '#modules/attendance/server/demo/punch-at-site.ts';
import { bringPlans } from '#modules/roster/server/public.ts';
import { positions } from '#modules/company/server/public.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { putDemoPhoto } from '#platform/server/demo/put-photo.ts';
import { seedPastProject } from './past-project.ts';
import { seedComingProject } from './coming-project.ts';
import { confirmDay, DAY_PHOTOS } from '../daily/settle-day.ts';
import { womCertificateKinds, womCertificates, womDailyReports, womDeployments, womProjects, womRequirements } from '../workforce.tables.ts';

/** Days from today. */
const PROJECTS = [
  {
    code: 'WOM-01',
    name: 'Night works at the interchange',
    client_name: 'Lebuhraya Contoh',
    begins: -40,
    ends: 75,
    budget: 480_000,
    labour_supply: false,
    sector: 'Construction',
  },
  {
    code: 'WOM-02',
    name: 'Scaffolding for the plant shutdown',
    client_name: 'Kilang Contoh',
    begins: 12,
    ends: 110,
    budget: 160_000,
    labour_supply: true,
    sector: 'Construction',
  },
  { code: 'WOM-03', name: 'Drainage, second section', client_name: null, begins: -190, ends: -20, budget: 190_000, labour_supply: false, sector: null },
] as const;
const NEEDS = [
  {
    shift_name: 'Day',
    start_time: '08:00',
    end_time: '17:00',
    weekdays: [1, 2, 3, 4, 5, 6],
    rest: 60,
    headcount: 8,
    cost: 95,
    bill: 140,
    certificates: ['Green card'],
  },
  {
    shift_name: 'Night',
    start_time: '20:00',
    end_time: '05:00',
    weekdays: [1, 2, 3, 4, 5],
    rest: 60,
    headcount: 5,
    cost: 120,
    bill: 185,
    certificates: ['Green card', 'Work at height'],
  },
  { shift_name: 'Weekend', start_time: '08:00', end_time: '14:00', weekdays: [6, 7], rest: 0, headcount: 2, cost: 110, bill: null, certificates: [] },
] as const;

/** Two years ago; one in six ends soon. */
const ISSUED = -700;

/** Days on either side of today. */
const DEPLOYED = 9;
/** Days that still wait to be confirmed. */
const WAITING = 2;
/** Trades of the site before those of the office. */
const TRADES = /site|worker|welder/i;
const SUNDAY = 7;
/** On the running project: one shift is filled in part, one waits for people, one is filled. The first of all is still to be confirmed. */
const DEPLOYMENTS = [
  { shift_name: 'Day', people: 5, standby: false },
  { shift_name: 'Weekend', people: 2, standby: false },
  { shift_name: 'Day', people: 2, standby: true },
] as const;

export const workforceDemo: readonly DemoStep[] = [
  {
    title: 'workforce operations',
    order: 147,
    async seed(stage) {
      const { c3 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      const { db } = stage.tx;
      const today = calendarDate(stage.today);
      const { company_id } = c3;
      const sites = await db
        .select({ id: workSites.id, lat: workSites.lat, lng: workSites.lng })
        .from(workSites)
        .where(eq(workSites.company_id, company_id))
        .orderBy(asc(workSites.id));
      const named = await db
        .select({ id: positions.id, name: positions.name })
        .from(positions)
        .where(eq(positions.company_id, company_id))
        .orderBy(asc(positions.id));
      const jobs = named.filter(({ name }) => TRADES.test(name));
      const managers = c3.people.filter(({ record }) => record.status === 'Active');
      const { rows: contracts } = await stage.tx.client.query<{ id: number }>('select id from pcr_projects where company_id = $1 order by id limit 1', [
        company_id,
      ]);
      const saved = await db
        .insert(womProjects)
        .values(
          PROJECTS.map(({ begins, ends, budget, ...project }, at) => ({
            ...project,
            company_id,
            work_site_id: sites[at % sites.length]?.id ?? 0,
            manager_id: managers[at]?.id ?? 0,
            pcr_project_id: at === 0 ? (contracts[0]?.id ?? null) : null,
            start_date: addDays(today, begins),
            end_date: addDays(today, ends),
            budget: budget === null ? null : fromRinggit(budget),
          })),
        )
        .returning();
      const kinds = await db
        .insert(womCertificateKinds)
        .values([
          { company_id, name: 'Green card', description: 'CIDB' },
          { company_id, name: 'Work at height', description: null },
        ])
        .returning();
      const needs = await db
        .insert(womRequirements)
        .values(
          saved.flatMap(({ id, start_date, end_date }, place) =>
            NEEDS.map(({ cost, bill, weekdays, rest, certificates, ...need }, at) => ({
              ...need,
              company_id,
              project_id: id,
              position_id: jobs[(place + at) % jobs.length]?.id ?? 0,
              certificate_kind_ids: kinds.flatMap(({ id: kind, name }) => (certificates.some((each) => each === name) ? [kind] : [])),
              weekdays: [...weekdays],
              break_minutes: rest,
              start_date,
              end_date,
              cost_rate: fromRinggit(cost),
              bill_rate: bill === null ? null : fromRinggit(bill),
            })),
          ),
        )
        .returning();
      const staff = managers
        .toReversed()
        .toSorted((one, other) => Number(TRADES.test(other.position)) - Number(TRADES.test(one.position)))
        .map(({ record }) => record)
        .filter(({ employee_type, company_joined_at }) => employee_type === 'Local' && company_joined_at < addDays(today, -DEPLOYED));
      const [green, height] = kinds;
      if (green && height)
        await db.insert(womCertificates).values(
          staff.flatMap(({ id: employee_id }, at) => [
            {
              company_id,
              employee_id,
              kind_id: green.id,
              number: `GC-${1000 + at}`,
              issued_on: addDays(today, ISSUED),
              expires_on: addDays(today, at % 6 === 5 ? 20 : 395),
            },
            ...(at % 3 === 0
              ? [
                  {
                    company_id,
                    employee_id,
                    kind_id: height.id,
                    number: null,
                    issued_on: addDays(today, ISSUED),
                    expires_on: addDays(today, at % 2 === 0 ? -10 : 300),
                  },
                ]
              : []),
          ]),
        );
      const running = needs.filter(({ project_id }) => project_id === saved[0]?.id);
      const places = DEPLOYMENTS.flatMap(({ shift_name, people, standby }) =>
        Array.from({ length: people }, () => ({ need: running.find((each) => each.shift_name === shift_name), standby })),
      );
      await db.insert(womDeployments).values(
        places.flatMap(({ need, standby }, at) => {
          const person = staff[at];
          return need && person
            ? [
                {
                  company_id,
                  requirement_id: need.id,
                  employee_id: person.id,
                  start_date: addDays(today, -DEPLOYED),
                  end_date: addDays(today, DEPLOYED),
                  cost_rate: need.cost_rate,
                  standby,
                  confirmed_at: at === 0 ? null : `${addDays(today, -DEPLOYED - 1)}T08:00:00Z`,
                },
              ]
            : [];
        }),
      );
      const [project, coming, past] = saved;
      const site = sites.find(({ id }) => id === project?.work_site_id);
      const people = staff.slice(0, places.filter(({ standby }) => !standby).length).map(({ id }) => id);
      if (!project || !site) return;
      const ctx = seedContext(stage.tx, { ...c3.officer, companyId: company_id }, fixedClock(stage.now.toISOString()));
      const needsIn = (of: typeof project | undefined) => needs.filter(({ project_id }) => project_id === of?.id);
      if (past) await seedPastProject(stage.tx, ctx, { project: past, needs: needsIn(past), staff, site: sites.find(({ id }) => id === past.work_site_id) });
      const foreign = managers.map(({ record }) => record).filter(({ employee_type }) => employee_type === 'Foreign');
      if (coming) await seedComingProject(stage.tx, ctx, { project: coming, needs: needsIn(coming), staff, foreign });
      await punchAtSite(stage.tx, company_id, people, site, `${addDays(today, -DEPLOYED - 1)}T12:00:00Z`);
      for (let date = addDays(today, -DEPLOYED); date < addDays(today, -WAITING); date = addDays(date, 1))
        if (weekdayOf(date) !== SUNDAY) await confirmDay(ctx, { project_id: project.id, date, weather: 'Fair', incidents: null, remark: null });
      const days = await db
        .select({ id: womDailyReports.id })
        .from(womDailyReports)
        .where(and(eq(womDailyReports.company_id, company_id), eq(womDailyReports.project_id, project.id)))
        .orderBy(asc(womDailyReports.date));
      const by = { userId: c3.officer.userId, companyId: company_id };
      for (const [at, { id }] of days.entries()) await putDemoPhoto(stage, by, { ...DAY_PHOTOS, id }, stage.now, at);
      // From tomorrow, as the portal plans whoever is confirmed: today has begun.
      await bringPlans(ctx, people, addDays(today, 1), addDays(today, DEPLOYED), () => null);
    },
  },
];

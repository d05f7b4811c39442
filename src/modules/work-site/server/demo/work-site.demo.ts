import { eq } from 'drizzle-orm';
import { addMonths, calendarDate } from '#platform/contract/dates.ts';
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { branches } from '#modules/company/server/public.ts';
import { demoStaff, type DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { employeeWorksites, workSites } from '../work-site.tables.ts';
import { ENGINEERING_SITES, EVENT_SITES, RETAIL_SITES, timesOf, type DemoSite } from './demo-sites.ts';

/** Every third of the company's people stays at their branch; the others belong to a site of it, some of them to two. */
async function seedSites(tx: Transaction, { company_id, people }: DemoStaff, sites: readonly DemoSite[], today: string): Promise<void> {
  const places = new Map(
    (await tx.db.select({ id: branches.id, name: branches.name }).from(branches).where(eq(branches.company_id, company_id))).map(({ id, name }) => [name, id]),
  );
  const staffed = people.filter(({ record }) => record.status === 'Active');
  const added = await tx.db
    .insert(workSites)
    .values(
      sites.map(({ branch, lat, lng, sessions, contact, inactive, ...site }, at) => ({
        ...site,
        company_id,
        code: `S${String(at + 1).padStart(3, '0')}`,
        branch_id: places.get(branch) ?? null,
        country: 'Malaysia',
        lat: lat.toFixed(7),
        lng: lng.toFixed(7),
        sessions: timesOf(sessions),
        contact_name: contact?.[0] ?? null,
        contact_phone: contact?.[1] ?? null,
        supervisor_ids: staffed.slice(at, at + 1).map(({ id }) => id),
        status: inactive ? ('Inactive' as const) : ('Active' as const),
      })),
    )
    .returning();
  const since = addMonths(calendarDate(today), -6);
  const placed = staffed.flatMap(({ id, record }, at) => {
    if (at % 3 === 0) return [];
    const near = added.filter(({ branch_id, status }) => branch_id === record.branch_id && status === 'Active');
    const chosen = [near[at % near.length], ...(at % 5 === 0 && near.length > 1 ? [near[(at + 1) % near.length]] : [])];
    const from = record.company_joined_at > since ? record.company_joined_at : since;
    return chosen.flatMap((site, place) =>
      site ? [{ company_id, employee_id: id, work_site_id: site.id, is_primary: place === 0, effective_from: from }] : [],
    );
  });
  if (placed.length > 0) await tx.db.insert(employeeWorksites).values(placed);
}

export const workSiteDemo: readonly DemoStep[] = [
  {
    title: 'work sites',
    order: 45,
    async seed(stage) {
      const { c1, c2, c3 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      await seedSites(stage.tx, c1, RETAIL_SITES, stage.today);
      await seedSites(stage.tx, c3, ENGINEERING_SITES, stage.today);
      // Nobody belongs to the site of an event.
      await seedSites(stage.tx, { ...c2, people: [] }, EVENT_SITES, stage.today);
    },
  },
];

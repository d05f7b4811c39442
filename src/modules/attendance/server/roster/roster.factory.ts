import type { TestPortal } from '#app/server/testing/test-portal.ts';

/** A work site past its form. */
export async function createWorkSite(portal: TestPortal, companyId: number, name: string): Promise<number> {
  const { rows } = await portal.owner.query<{ id: string }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, $2, $2, 'Guard Post', 3.1, 101.6, 150) returning id`,
    [companyId, name.slice(0, 20)],
  );
  return Number(rows[0]?.id);
}

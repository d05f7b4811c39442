import type { Pool } from 'pg';

/** A work site past its form. */
export async function makeSite(owner: Pick<Pool, 'query'>, companyId: number, name: string): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, $2, $3, 'Guard Post', 3.1, 101.6, 150) returning id`,
    [companyId, name, name.slice(0, 20)],
  );
  return Number(rows[0]?.id);
}

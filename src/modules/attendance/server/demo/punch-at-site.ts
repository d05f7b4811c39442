/** Some people of the demo work at a site: from a day on they check in and out there instead of at their branch. */
import type { Transaction } from '#platform/server/db/scope.ts';

interface Pin {
  readonly id: number;
  readonly lat: string | number;
  readonly lng: string | number;
}

/** What the office or the portal wrote has no place, there either. @param since an instant @param until the first one after them */
export const punchAtSite = (
  { client }: Transaction,
  company_id: number,
  people: readonly number[],
  { id, lat, lng }: Pin,
  since: string,
  until: string | null = null,
) =>
  client.query(
    `update attendance_records set work_site_id = $3, branch_id = null, lat = $4, lng = $5, distance_m = 0, position = 'inside', inside_percent = 99
     where company_id = $1 and employee_id = any($2::bigint[]) and recorded_at >= $6 and position is not null
       and ($7::timestamptz is null or recorded_at < $7)`,
    [company_id, people, id, lat, lng, since, until],
  );

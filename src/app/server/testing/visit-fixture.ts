/** A company that keeps visits, with sites and people who go out. For tests only. */
import { randomUUID } from 'node:crypto';
import { employeeOf, ownerOf, type TestEmployee, type TestPerson } from './people.ts';
import { HERE, officeHours } from './punching.ts';
import type { TestAnswer, TestPortal } from './test-portal.ts';

export const OWN = 'api/work-task/site-visits';
export const MANAGED = `${OWN}/manage`;

/** Fails with what was answered. */
export function dataOf(answer: TestAnswer) {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

export async function visitFixture(portal: TestPortal) {
  const owner = await ownerOf(portal);
  await officeHours(portal, owner);
  let sites = 0;
  /** A site with a radius of 150 m around a point. */
  async function siteAt(point: { readonly lat: number; readonly lng: number } = HERE): Promise<number> {
    const name = `Tapak ${++sites}`;
    const { rows } = await portal.owner.query<{ id: number }>(
      `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, $2, $2, 'Client', $3, $4, 150) returning id`,
      [owner.companyId, name, point.lat, point.lng],
    );
    return rows[0]?.id as number;
  }
  const hire = (given: Parameters<typeof employeeOf>[2] = {}): Promise<TestEmployee> =>
    employeeOf(portal, owner, { company_joined_at: '2026-01-05', ...given });
  const start = (who: TestPerson, more: object = {}) =>
    who.client.post(`${OWN}/check-in`, {
      client_ref: randomUUID(),
      ...HERE,
      purpose: 'See the client',
      type: 'Client Meeting',
      place: { name: 'Kedai Maju' },
      ...more,
    });
  const end = (who: TestPerson, more: object = {}) => who.client.post(`${OWN}/check-out`, { client_ref: randomUUID(), ...HERE, outcome: 'Success', ...more });
  const plan = (work_site_id: number, planned_date: string, more: object = {}) => ({
    type: 'Inspection',
    purpose: 'Yearly inspection',
    work_site_id,
    planned_date,
    ...more,
  });
  return { owner, siteAt, hire, start, end, plan };
}

/** Uploads a picture. @returns how a call names it */
export async function picture(who: TestPerson): Promise<string> {
  const form = new FormData();
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  form.append('file', new Blob([png], { type: 'image/png' }), 'photo.png');
  return dataOf(await who.client.post('api/files', form)).file;
}
export type VisitFixture = Awaited<ReturnType<typeof visitFixture>>;

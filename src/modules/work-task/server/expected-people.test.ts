/** Who is expected on a site, as attendance plans the day. */
import { afterAll, expect, test } from 'vitest';
import type { EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, visitFixture } from '#app/server/testing/visit-fixture.ts';

const PATH = 'api/work-task/work-sites/monitoring';
const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire } = await visitFixture(portal);
// A Friday.
const DAY = '2026-11-20';
portal.clock.set(`${DAY}T08:00:00+08:00`);

const belong = (person: EmployedPerson, site: number) =>
  portal.owner.query(`insert into employee_worksites (company_id, employee_id, work_site_id, effective_from) values ($1, $2, $3, '2026-01-05')`, [
    owner.companyId,
    person.employeeId,
    site,
  ]);
const roster = (person: EmployedPerson, site: number | null, day_type: 'Working' | 'Rest Day', publishedAt: string | null = '2026-11-01') =>
  portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_site_id, published_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [owner.companyId, person.employeeId, DAY, day_type, day_type === 'Working' ? '[{"start_time": "09:00", "end_time": "18:00"}]' : '[]', site, publishedAt],
  );
const onLeave = async (person: EmployedPerson) => {
  const { rows } = await portal.owner.query(`select id::int as id from leave_types where company_id = $1 and code = 'UL'`, [owner.companyId]);
  const form = { employee_id: person.employeeId, leave_type_id: rows[0].id, start_date: DAY, end_date: DAY, reason: 'A letter' };
  const { body } = await owner.client.post('api/operation/leaves', { ...form, approve: true });
  expect(body).toMatchObject({ data: { status: 'Approved' } });
};

async function expectedAt(site: number): Promise<string[]> {
  const { sites } = dataOf(await owner.client.get(PATH));
  const { people } = dataOf(await owner.client.get(`${PATH}/${site}`));
  const names = people.map(({ name }: { name: string }) => name);
  expect(sites.find(({ id }: { id: number }) => id === site).expected).toBe(names.length);
  return names;
}

test('those who belong to a site and have no day off, and whom the roster sends there', async () => {
  const [home, away] = [await siteAt(), await siteAt()];
  const person = async (name: string) => {
    const hired = await hire({ name });
    await belong(hired, home);
    return hired;
  };
  await person('Ana');
  await onLeave(await person('Ben'));
  await roster(await person('Cik'), null, 'Rest Day');
  await roster(await person('Din'), away, 'Working');
  await roster(await person('Eli'), away, 'Working', null);
  await roster(await person('Fit'), null, 'Working');
  expect(await expectedAt(home)).toEqual(['Ana', 'Eli', 'Fit']);
  expect(await expectedAt(away)).toEqual(['Din']);
});

test('on a holiday nobody whom no roster sends; who belongs to two sites is one person', async () => {
  const before = dataOf(await owner.client.get(PATH)).cards.expected;
  const [one, two] = [await siteAt(), await siteAt()];
  const both = await hire({ name: 'Gan' });
  await belong(both, one);
  await belong(both, two);
  expect([await expectedAt(one), await expectedAt(two)]).toEqual([['Gan'], ['Gan']]);
  expect(dataOf(await owner.client.get(PATH)).cards.expected).toBe(before + 1);
  await portal.owner.query(`insert into holidays (company_id, name, name_ms, date, type) values ($1, 'Founding', 'Penubuhan', $2, 'Company')`, [
    owner.companyId,
    DAY,
  ]);
  await roster(await hire({ name: 'Hal' }), two, 'Working');
  expect([await expectedAt(one), await expectedAt(two)]).toEqual([[], ['Hal']]);
});

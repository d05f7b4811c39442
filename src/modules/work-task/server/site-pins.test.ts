/** Where people and visits stand on the map of monitoring, and what a site says of its projects. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { HERE, punch } from '#app/server/testing/punching.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, visitFixture } from '#app/server/testing/visit-fixture.ts';

const PATH = 'api/work-task/work-sites/monitoring';
const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire, start, end } = await visitFixture(portal);
const DAY = '2026-11-20';
const clock = (time: string, day = DAY) => portal.clock.set(`${day}T${time}:00+08:00`);

test('pins stand where people checked in and visits began: today while they last, of another day all of them', async () => {
  clock('08:30');
  const [ana, ben] = [await hire({ name: 'Ana Contoh' }), await hire({ name: 'Ben Contoh' })];
  const site = await siteAt();
  expect((await punch(ana, 'in')).status).toBe(201);
  expect((await punch(ben, 'in')).status).toBe(201);
  clock('09:00');
  dataOf(await start(ana, { place: null, work_site_id: site }));
  const place = { lat: HERE.lat, lng: HERE.lng };
  const pins = async (who = owner, filter: object = {}) => dataOf(await who.client.get(`${PATH}/pins`, filter as never));
  const names = async (filter: object = {}) => {
    const { people, visits } = await pins(owner, filter);
    return [people, visits].map((list: { name: string }[]) => list.map(({ name }) => name).sort());
  };
  expect((await pins()).visits).toMatchObject([{ name: 'Ana Contoh', work_site_id: site, ...place, at: '2026-11-20T01:00:00Z' }]);
  expect((await pins()).people[0]).toMatchObject(place);
  expect(await names()).toEqual([['Ana Contoh', 'Ben Contoh'], ['Ana Contoh']]);
  clock('10:00');
  dataOf(await end(ana));
  clock('18:05');
  expect((await punch(ben, 'out')).status).toBe(201);
  expect(await names()).toEqual([['Ana Contoh'], []]);
  clock('09:00', '2026-11-23');
  expect(await names()).toEqual([[], []]);
  expect(await names({ date: DAY })).toEqual([['Ana Contoh', 'Ben Contoh'], ['Ana Contoh']]);
  // Nobody else's: another company, people out of sight, an employee.
  expect(await pins(await ownerOf(portal), { date: DAY })).toEqual({ people: [], visits: [] });
  const narrow = await adminOf(portal, owner, { '/work-task/site': [] }, { employee: [ben.employeeId] });
  expect(await pins(narrow, { date: DAY })).toMatchObject({ people: [{ name: 'Ben Contoh' }], visits: [] });
  expect((await ana.client.get(`${PATH}/pins`)).status).toBe(403);
});

test('a site says which projects have plans there on that day', async () => {
  clock('08:00');
  const site = await siteAt();
  const library = { name: 'Sweep', category: 'Cleaning', priority: 'Normal', checklist: [], requires_photo: false, requires_location: false, status: 'Active' };
  const task = dataOf(await owner.client.post('api/work-task/tasks', { ...library, code: null, description: null, est_minutes: null })).id;
  const project = async (name: string) =>
    (
      await portal.owner.query<{ id: number }>(
        `insert into work_projects (company_id, code, name, start_date, colour) values ($1, $2, $2, '2026-01-05', '#2266aa') returning id`,
        [owner.companyId, name],
      )
    ).rows[0]?.id as number;
  const plan = async (work_project_id: number, due_date: string, more: object = {}) =>
    dataOf(await owner.client.post(`api/work-task/work-sites/${site}/tasks`, { work_task_id: task, due_date, work_project_id, ...more }));
  await plan(await project('Menara'), DAY, { rule: { every: 1, unit: 'day', skip_holidays: false } });
  await plan(await project('Kolam'), '2026-11-21');
  const projectsOn = async (filter: object) =>
    dataOf(await owner.client.get(PATH, filter as never)).sites.find(({ id }: { id: number }) => id === site).projects;
  expect(await projectsOn({})).toEqual(['Menara']);
  expect(await projectsOn({ date: '2026-11-21' })).toEqual(['Kolam', 'Menara']);
  expect(await projectsOn({ date: '2026-11-22' })).toEqual(['Menara']);
});

/** Who could be deployed to a need, over HTTP: whom it shows first, with what, and whom it does not show. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { FRIDAY, MONDAY, openProject } from '#app/server/testing/workforce-project.ts';
import type { AvailablePerson } from '../contract/deployment.endpoints.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function opened() {
  const owner = await ownerOf(portal);
  const project = await openProject(portal, owner);
  const position_id = project.needForm().position_id;
  const asked = { requirement_id: project.need, start_date: MONDAY, end_date: FRIDAY };
  const available = async (more: object = {}, who = owner): Promise<AvailablePerson[]> =>
    (await who.client.get(`${project.path}/availability`, { ...asked, ...more })).body.data;
  /** A site so many degrees north of that of the project, and somebody who mainly works there. */
  const working = async (employeeId: number, north: number) => {
    const { rows } = await portal.owner.query<{ id: number }>(
      `insert into work_sites (company_id, name, code, type, lat, lng, radius_m)
       values ($1, 'Site ' || gen_random_uuid(), substr(gen_random_uuid()::text, 1, 12), 'Project', $2, 101, 100) returning id`,
      [owner.companyId, 3 + north],
    );
    await portal.owner.query(
      `insert into employee_worksites (company_id, employee_id, work_site_id, is_primary, effective_from) values ($1, $2, $3, true, '2026-01-05')`,
      [owner.companyId, employeeId, rows[0]?.id],
    );
  };
  return { owner, available, working, position_id, ...project };
}

test('those of the position are looked at first, however many others there are', async () => {
  const { owner, available, hire, position_id } = await opened();
  for (let n = 100; n < 205; n++) await hire({ name: `Aaron ${n}` });
  const welder = await hire({ name: 'Zul Contoh', position_id });
  const busy = await hire({ name: 'Zain Contoh', position_id, inactive_at: '2026-11-25' });
  const shown = await available();
  expect(shown[0]).toMatchObject({ id: welder.id, free: true, same_position: true });
  expect(shown.filter(({ free }) => free)).toHaveLength(30);
  expect(shown.find(({ free }) => !free)).toMatchObject({ id: busy.id, why: ['Not employed on all of these days.'] });
  expect((await available({ keyword: 'Aaron 104' })).map(({ name }) => name)).toEqual(['Aaron 104']);
  const seen = await adminOf(portal, owner, { '/wom/project': ['Deploy'] }, { employee: [busy.id] });
  expect((await available({}, seen)).map(({ id }) => id)).toEqual([busy.id]);
});

test('who is free, then of the position, then nearest; with the hours that are planned in the week of the first day', async () => {
  const { available, working, confirmed, hire, position_id, addNeed } = await opened();
  const [near, distant, unknown] = [
    await hire({ name: 'Near', position_id }),
    await hire({ name: 'Ali', position_id }),
    await hire({ name: 'Bala', position_id }),
  ];
  const other = await hire({ name: 'Other' });
  const taken = await hire({ name: 'Taken', position_id });
  await working(near.id, 0.1);
  await working(distant.id, 0.5);
  await working(other.id, 0);
  await confirmed(taken.id);
  const evening = await addNeed({ start_time: '17:00', end_time: '19:00', break_minutes: 30 });
  await confirmed(near.id, { requirement_id: evening });
  await confirmed(near.id, { requirement_id: evening, start_date: '2026-12-01', end_date: '2026-12-01' });
  const shown = (await available()).filter(({ id }) => [near, distant, unknown, other, taken].some((person) => person.id === id));
  expect(shown.map(({ name, free, same_position, distance_km, week_minutes }) => [name, free, same_position, distance_km, week_minutes])).toEqual([
    ['Near', true, true, 11, 450],
    ['Ali', true, true, 56, 0],
    ['Bala', true, true, null, 0],
    ['Other', true, false, 0, 0],
    ['Taken', false, true, null, 2400],
  ]);
});

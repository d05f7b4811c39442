import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, OWN, visitFixture } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire, start, end, plan } = await visitFixture(portal);

const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
beforeEach(() => clock('09:00:00'));
const watch = () => runJob(portal, 'site-visit.watch-visits');
const show = async (who: Awaited<ReturnType<typeof hire>>, id: number) => dataOf(await who.client.get(`${OWN}/${id}`));
const notices = async (user: number) =>
  (
    await portal.owner.query(`select title ->> 'en' as title from notifications where user_id = $1 and notification_type = 'site_visit_notice' order by id`, [
      user,
    ])
  ).rows.map(({ title }) => title);

test('a visit that nobody ended is ended after twelve hours, or with its day, and may still be ended by its person', async () => {
  const [morning, evening] = [await hire(), await hire()];
  const early = dataOf(await start(morning));
  clock('20:59:00');
  await watch();
  expect(await show(morning, early.id)).toMatchObject({ status: 'On Going' });
  const late = dataOf(await start(evening));
  clock('21:03:00');
  await watch();
  expect(await show(morning, early.id)).toMatchObject({ status: 'Completed', duration_minutes: 720, flags: ['auto_ended'], outcome: null });
  clock('00:10:00', '2026-11-21');
  await watch();
  await watch();
  const ended = await show(evening, late.id);
  expect(ended).toMatchObject({ status: 'Completed', duration_minutes: 180, flags: ['auto_ended'] });
  expect(ended.timeline.map(({ action, user }: { action: string; user: object | null }) => [action, user === null])).toEqual([
    ['start', false],
    ['auto_end', true],
  ]);
  expect(dataOf(await end(evening, { id: late.id }))).toMatchObject({ duration_minutes: 191, flags: [], outcome: 'Success' });
  expect((await end(morning, { id: early.id })).body.errors.base[0]).toContain('ended automatically');
  expect((await end(evening, { id: late.id })).body.errors.base[0]).toBe('This visit has ended already.');
});

test('who does not begin a planned visit is notified once, and it is missed when its day is over', async () => {
  const person = await hire();
  const officer = await adminOf(portal, owner, { '/work-task/site-visit/manage': ['Update'] });
  const { id } = dataOf(await person.client.post(OWN, plan(await siteAt(), '2026-11-20', { planned_start_time: '10:00' })));
  clock('10:15:00');
  await watch();
  expect(await notices(person.userId)).toEqual([]);
  clock('10:16:00');
  await watch();
  await watch();
  expect([await notices(person.userId), await notices(officer.userId)]).toEqual([['A visit has not started'], ['A visit has not started']]);
  clock('00:00:00', '2026-11-21');
  await watch();
  await watch();
  expect(await show(person, id)).toMatchObject({ status: 'Missed' });
  expect(await notices(person.userId)).toEqual(['A visit has not started', 'A visit was missed']);
  // It is planned for another day before it can be made.
  expect((await start(person, { id, place: null })).body.errors.base[0]).toContain('20/11/26');
  const visit = await show(person, id);
  dataOf(await person.client.post(`${OWN}/${id}`, plan(visit.work_site.id, '2026-11-21')));
  expect(dataOf(await start(person, { id, place: null }))).toMatchObject({ status: 'On Going', flags: [] });
});

test('those that are due are found among many that are not', async () => {
  const [person, forgetful] = [await hire(), await hire()];
  const copies = (id: number, more: string) =>
    portal.owner.query(
      `insert into site_visits (company_id, employee_id, number, type, purpose, place, date, planned_date, planned_start_time, status, started_at)
       select v.company_id, e.id, 'MANY-' || v.id || '-' || e.id, v.type, v.purpose, '{"name": "Kedai"}', v.date, v.planned_date, v.planned_start_time, v.status, ${more}
       from site_visits v join employees e on e.company_id = v.company_id and e.name = 'Ramai' where v.id = $1`,
      [id],
    );
  await portal.owner.query(
    `insert into employees (company_id, name, employee_code, company_joined_at, status) select $1, 'Ramai', 'MANY' || n, '2026-01-05', 'Active' from generate_series(1, 200) n`,
    [owner.companyId],
  );
  const last = await hire();
  const site = await siteAt();
  const planned = async (who: typeof person, time: string) => dataOf(await who.client.post(OWN, plan(site, '2026-11-20', { planned_start_time: time }))).id;
  await copies(await planned(person, '23:00'), 'v.started_at');
  const missed = await planned(person, '08:00');
  const first = dataOf(await start(last));
  clock('20:30:00');
  await copies(dataOf(await start(forgetful)).id, 'v.started_at');
  clock('21:03:00');
  await watch();
  expect(await show(last, first.id)).toMatchObject({ status: 'Completed', duration_minutes: 720 });
  expect(await notices(person.userId)).toEqual(['A visit has not started']);
  expect(await show(person, missed)).toMatchObject({ is_late: true });
});

test('while the clock does not run nobody ends a visit after its longest time, and the next one may start', async () => {
  const person = await hire();
  const { id } = dataOf(await start(person));
  clock('08:00:00', '2026-11-23');
  expect((await end(person, { id })).body.errors.base[0]).toContain('ended automatically');
  dataOf(await start(person));
  expect(await show(person, id)).toMatchObject({ status: 'Completed', duration_minutes: 720, flags: ['auto_ended'], date: '2026-11-20' });
});

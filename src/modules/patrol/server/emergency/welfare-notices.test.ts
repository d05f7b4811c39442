/** Who hears of a welfare check that nobody answered: each check once, whatever runs, and nothing of it where somebody answered. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { tellWelfare } from './tell-welfare.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const at = (time: string) => portal.clock.set(`2026-11-20T${time}+08:00`);
const run = () => tellWelfare(portal.server.services);
const made = (time: string, offline: boolean) => ({ client_ref: randomUUID(), recorded_at: `2026-11-20T${time}:00+08:00`, offline });
const answer = (time: string, offline = false) => ({ do: 'welfare', answer: 'OK', ...made(time, offline) });
const notices = async ({ companyId }: TestPerson) =>
  (
    await portal.owner.query<{ user_id: string; title: string; en: string; ms: string; route: string }>(
      `select user_id::int, title ->> 'en' as title, message ->> 'en' as en, message ->> 'ms' as ms, route from notifications
       where company_id = $1 and notification_type = 'patrol_welfare_missed' order by id`,
      [companyId],
    )
  ).rows;

test('a missed check is told once after its grace, by any of several runners, and what ran none is told by the next', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, session } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  const neighbour = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [neighbour.companyId]);
  const [id] = (await plan()).body.data.ids;
  const both = () => Promise.all([run(), run(), run()]);
  at('20:02:00');
  await call('emergencies', { session, events: [answer('20:02')] });
  at('21:10:00');
  await both();
  expect(await notices(owner), 'the second itself still waits').toEqual([]);
  at('21:10:01');
  await both();
  const first = [
    {
      user_id: owner.userId,
      title: 'No answer from Tapak Contoh',
      en: expect.stringMatching(/^The welfare check of 09:00 PM was not answered \(OPS-2026-\d+\)\.$/i),
      ms: expect.stringContaining('tidak dijawab'),
      route: `/patrol/operation?open=${id}`,
    },
  ];
  expect(await notices(owner)).toEqual(first);
  at('21:30:00');
  await both();
  expect(await notices(owner)).toEqual(first);
  // Nothing ran for two hours: one notice tells of both.
  at('23:30:00');
  await both();
  await both();
  expect((await notices(owner)).slice(1)).toMatchObject([{ en: expect.stringMatching(/^2 welfare checks were not answered, the last at 11:00/i) }]);
  expect(await notices(neighbour)).toEqual([]);
  // What comes late answers the check; what was told stays told.
  await call('emergencies', { session, events: [answer('21:02', true)] });
  await portal.owner.query('delete from patrol_welfare_notices where operation_id = $1 and due_at = $2', [id, '2026-11-20T13:00:00Z']);
  await both();
  expect(await notices(owner)).toHaveLength(2);
});

test('the office that runs operations hears of it, nobody else does, and nobody once patrol is switched off or the operation is cancelled', async () => {
  const owner = await ownerOf(portal);
  const { plan } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  const office = await adminOf(portal, owner, { '/patrol/operation': [] });
  await adminOf(portal, owner, { '/patrol/ops/sitrep': ['Update'] });
  const [id] = (await plan()).body.data.ids;
  at('20:30:00');
  const on = (value: boolean) =>
    portal.owner.query(`update companies set modules = modules || jsonb_build_object('patrol', $2::boolean) where id = $1`, [owner.companyId, value]);
  await on(false);
  await run();
  expect(await notices(owner)).toEqual([]);
  await on(true);
  await portal.owner.query(`update patrol_operations set cancelled_at = now(), cancel_reason = 'Contoh' where id = $1`, [id]);
  await run();
  expect(await notices(owner)).toEqual([]);
  await portal.owner.query('update patrol_operations set cancelled_at = null, cancel_reason = null where id = $1', [id]);
  await run();
  expect((await notices(owner)).map(({ user_id }) => user_id).sort()).toEqual([owner.userId, office.userId].sort());
});

test('the first of the ladder and the manager of the project hear of it where they have an account', async () => {
  const owner = await ownerOf(portal);
  const { plan, site_id } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 60 });
  await plan();
  const staff = (await adminOf(portal, owner, { '/patrol/ops/sitrep': [] })).userId;
  await portal.owner.query(
    `update employees e set user_id = $2, status = 'Active' from patrol_sites s join patrol_projects p on p.company_id = s.company_id and p.id = s.project_id
     where s.id = $1 and e.id = p.manager_id`,
    [site_id, staff],
  );
  at('20:30:00');
  await run();
  expect((await notices(owner)).map(({ user_id }) => user_id).sort()).toEqual([owner.userId, staff].sort());
});

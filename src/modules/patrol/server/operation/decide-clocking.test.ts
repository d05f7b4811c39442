/** The queue of exceptions: what stands in it, what is decided, by whom it may be, and that it changes no count. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/clockings';

test('late and odd scans wait for a decision with a reason, and nothing else does', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan } = await openGuardedSite(portal, owner);
  const [operation] = (await plan()).body.data.ids;
  portal.clock.set('2026-11-20T21:30:00+08:00');
  await send(scan('tag-1', '21:02', { offline: true }), scan('tag-2', '21:12'), scan('nobody', '21:25', { offline: true }));
  const queue = async (exceptions?: string) =>
    (await owner.client.get(PATH, { sort: 'asc', ...(exceptions && { exceptions }) })).body.data as {
      id: number;
      exception: boolean;
      flags: string[];
      decision: string | null;
    }[];
  const all = await queue();
  expect(all.map(({ exception }) => exception)).toEqual([false, true, true]);
  const open = await queue('Undecided');
  expect(open.map(({ flags }) => flags)).toEqual([['clock_drift'], expect.arrayContaining(['unknown_tag'])]);
  const counts = async () => {
    const { expected, done, missed } = (await owner.client.get(`api/patrol/operations/${operation}`)).body.data;
    return { expected, done, missed };
  };
  const before = await counts();
  const decide = (id: number | undefined, decision: string, reason: string) => owner.client.post(`${PATH}/${id}/decide`, { decision, reason });
  expect((await decide(open[0]?.id, 'Breach', 'no')).body.errors).toHaveProperty('reason');
  expect((await decide(open[0]?.id, 'Breach', 'Scanned from the guardhouse')).status).toBe(200);
  expect((await decide(all[0]?.id, 'Explained', 'Nothing is odd here')).status).toBe(409);
  expect((await queue('Undecided')).map(({ id }) => id)).toEqual([open[1]?.id]);
  expect(await queue('Decided')).toMatchObject([
    { decision: 'Breach', decision_reason: 'Scanned from the guardhouse', decided_by: expect.any(String), decided_at: '2026-11-20T13:30:00Z' },
  ]);
  expect((await decide(open[0]?.id, 'Explained', 'The point was moved there')).status).toBe(200);
  expect(await counts()).toEqual(before);
  const { rows } = await portal.owner.query(
    `select before ->> 'decision' as before, after ->> 'decision' as after from audit_logs where company_id = $1 and action = 'patrol_clocking.decided' order by id`,
    [owner.companyId],
  );
  expect(rows).toEqual([
    { before: null, after: 'Breach' },
    { before: 'Breach', after: 'Explained' },
  ]);
  const reader = await adminOf(portal, owner, { '/patrol/ops/clocking': [] });
  expect((await reader.client.post(`${PATH}/${open[1]?.id}/decide`, { decision: 'Breach', reason: 'Not my business' })).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.post(`${PATH}/${open[1]?.id}/decide`, { decision: 'Breach', reason: 'Not my company' })).status).toBe(404);
});

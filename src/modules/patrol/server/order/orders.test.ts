/** Post orders over HTTP: versions that stay, whoever has read which, on the phone and in the office. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const FIRST = 'Lock the north gate at ten. Let nobody in without a pass.';
const SECOND = 'Lock the north gate at nine. Let nobody in without a pass.';

test('a new version has to be read anew, each guard once, and what was read before stays', async () => {
  const owner = await ownerOf(portal);
  const { site_id, guards, call, session } = await openGuardedSite(portal, owner);
  const path = `api/patrol/sites/${site_id}/orders`;
  const shown = async () => (await owner.client.get(path)).body.data;
  const onPhone = async () => (await call('sync', { session })).body.data.orders;
  const write = (text: string, who = owner) => who.client.post(path, { text });
  const unread = guards.map((id) => ({ id, name: 'Contoh bin Contoh', read_at: null }));
  expect(await shown()).toEqual({ current: null, earlier: [], guards: expect.arrayContaining(unread) });
  expect(await onPhone()).toBeNull();
  expect((await write('Too short')).body.errors).toHaveProperty('text');
  expect((await write(FIRST)).body).toMatchObject({ success: true, data: { version: 1 } });
  expect((await write(FIRST)).body.errors).toEqual({ text: ['These are the orders that hold already.'] });
  expect(await onPhone()).toEqual({ version: 1, text: FIRST, read: false });
  expect((await call('orders', { session, version: 7 })).status).toBe(201);
  expect((await onPhone()).read, 'of a version that is none').toBe(false);
  for (const version of [1, 1]) expect((await call('orders', { session, version })).status).toBe(201);
  expect(await onPhone()).toMatchObject({ version: 1, read: true });
  const reads = async () => (await shown()).guards.filter(({ read_at }: { read_at: string | null }) => read_at !== null);
  expect(await reads()).toEqual([{ id: guards[0], name: 'Contoh bin Contoh', read_at: '2026-11-20T02:00:00Z' }]);
  expect((await write(SECOND)).body.data).toEqual({ version: 2 });
  expect(await onPhone()).toEqual({ version: 2, text: SECOND, read: false });
  expect(await reads()).toEqual([]);
  expect(await shown()).toMatchObject({ current: { version: 2, text: SECOND }, earlier: [{ version: 1, text: FIRST }] });
});

test('versions are numbered once though two write at the same moment, and who may not write or read is refused', async () => {
  const owner = await ownerOf(portal);
  const { site_id, call } = await openGuardedSite(portal, owner);
  const path = `api/patrol/sites/${site_id}/orders`;
  const answers = await Promise.all([FIRST, SECOND, `${FIRST} Twice.`].map((text) => owner.client.post(path, { text })));
  expect(answers.map(({ body }) => body.data.version).toSorted()).toEqual([1, 2, 3]);
  const viewer = await adminOf(portal, owner, { '/patrol/site': [] });
  expect((await viewer.client.get(path)).status).toBe(200);
  expect((await viewer.client.post(path, { text: FIRST })).status).toBe(403);
  expect((await (await adminOf(portal, owner, { '/patrol/guard': [] })).client.get(path)).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(path)).status).toBe(404);
  expect((await stranger.client.post(path, { text: FIRST })).status).toBe(404);
  expect((await call('orders', { session: 'x'.repeat(43), version: 1 })).status).toBe(401);
});

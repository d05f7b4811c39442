/** Lists that change seldom are kept by the browser, which asks each time whether they still hold. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from './testing/leave-fixture.ts';
import { openTestPortal } from './testing/test-portal.ts';

const TYPES = 'api/operation/leaves/types';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, aminah } = await leaveFixture(portal);
const tagOf = async (headers: Record<string, string> = {}) => (await owner.client.with({ headers }).get(TYPES)).headers.get('etag') ?? '';
const asked = (tag: string) => owner.client.with({ headers: { 'If-None-Match': tag } });

test('what still holds is not sent again', async () => {
  const first = await owner.client.get(TYPES);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')?.toLowerCase()).toContain('authorization');
  const again = await asked(await tagOf()).get(TYPES);
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a change is seen at the next question', async () => {
  const before = await tagOf();
  await portal.owner.query(`update leave_types set name = 'Cuti Rehat' where company_id = $1 and code = 'AL'`, [owner.companyId]);
  const { status, body, headers } = await asked(before).get(TYPES);
  expect(status).toBe(200);
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('Cuti Rehat');
  expect(headers.get('etag')).not.toBe(before);
});

test("a tag opens nothing: rights are asked first, and what holds somebody's data is never kept", async () => {
  const tag = await tagOf();
  const of = (client: typeof owner.client) => client.with({ headers: { 'If-None-Match': tag } }).get(TYPES);
  expect((await of(aminah.client)).status).toBe(403);
  expect((await of(portal.as(null))).status).toBe(401);
  expect((await owner.client.get('api/operation/leaves')).headers.get('cache-control')).toBe('no-store');
  expect((await owner.client.get('api/operation/leaves')).headers.get('etag')).toBeNull();
});

/** What the dashboard tells of documents: what is to be read, and what reaches its last day. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const neighbour = await ownerOf(portal);
const hr = await adminOf(portal, owner, { '/admin/company/hris': ['Create', 'Update', 'Delete'] });
const reader = await adminOf(portal, owner, { '/admin/company/hris': [] });
const aminah = await employeeOf(portal, owner);
const bala = await employeeOf(portal, owner);

async function add(fields: Readonly<Record<string, string>>): Promise<number> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ category: 'Policy', publish: 'true', ...fields })) form.append(key, value);
  form.append('file', new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'a.pdf', { type: 'application/pdf' }));
  const { status, body } = await hr.client.post('api/service/documents', form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
interface Received {
  readonly key: string;
  readonly due: string | null;
  readonly data: unknown;
}
const notices = async ({ client }: Pick<TestPerson, 'client'>, key: string) =>
  ((await client.get('api/dashboard/duties')).body.data as Received[]).filter((todo) => todo.key === key).map(({ due, data }) => ({ due, data }));

test('what is to be read is told to whom it is for, until they confirm it', async () => {
  const toRead = (who: Pick<TestPerson, 'client'>) => notices(who, 'documents-to-read');
  expect(await toRead(aminah)).toEqual([]);
  const all = await add({ title: 'Safety', require_acknowledgement: 'true' });
  const own = await add({ title: 'Letter', category: 'Letter', employee_id: String(aminah.employeeId), require_acknowledgement: 'true' });
  await add({ title: 'Draft', require_acknowledgement: 'true', publish: 'false' });
  await add({ title: 'Only to know' });
  const [todo] = await toRead(aminah);
  expect(todo).toMatchObject({
    due: null,
    data: {
      n: 2,
      documents: expect.arrayContaining([
        { id: all, title: 'Safety' },
        { id: own, title: 'Letter' },
      ]),
    },
  });
  expect(await toRead(bala)).toEqual([{ due: null, data: { n: 1, documents: [{ id: all, title: 'Safety' }] } }]);
  for (const who of [hr, neighbour, await employeeOf(portal, neighbour)]) expect(await toRead(who)).toEqual([]);
  for (const id of [all, own]) expect((await aminah.client.post(`api/service/documents/${id}/acknowledge`)).status).toBe(200);
  expect(await toRead(aminah)).toEqual([]);
  expect(await toRead(bala)).toHaveLength(1);
});

test('what expires within thirty days is told to who may renew it, by its first day', async () => {
  const expiring = (who: Pick<TestPerson, 'client'>) => notices(who, 'documents-expiring');
  expect(await expiring(hr)).toEqual([]);
  // Today is 20 November 2026.
  await add({ title: 'Insurance', expires_at: '2026-12-10' });
  await add({ title: 'Licence', expires_at: '2026-12-01' });
  await add({ title: 'Far', expires_at: '2027-02-01' });
  for (const who of [hr, owner]) expect(await expiring(who)).toEqual([{ due: '2026-12-01', data: { n: 2, title: 'Licence' } }]);
  for (const who of [reader, aminah, neighbour]) expect(await expiring(who)).toEqual([]);
  expect((await hr.client.get('api/service/documents', { expiring: 30 })).body.meta.total).toBe(2);
});

/** Documents over HTTP: who sees what, versions, confirmation, and what is refused. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const stranger = await ownerOf(portal);
const hr = await adminOf(portal, owner, { '/admin/company/hris': ['Create', 'Update', 'Delete'] });
const aminah = await employeeOf(portal, owner, {});
const bala = await employeeOf(portal, owner, {});

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

async function add(client: TestClient, fields: Record<string, string | string[]>, content = PDF, name = 'policy.pdf') {
  const form = new FormData();
  for (const [key, value] of Object.entries({ title: 'Leave policy', category: 'Policy', ...fields })) {
    for (const [index, item] of [value].flat().entries()) form.append(Array.isArray(value) ? `${key}[${index}]` : key, item);
  }
  form.append('file', new File([content], name, { type: 'application/pdf' }));
  return client.post('api/service/documents', form);
}
const titles = async (client: TestClient, query = {}) =>
  (await client.get('api/service/documents', { per_page: 100, ...query })).body.data.map((row: { title: string }) => row.title);

describe('a document', () => {
  test('is stored with its file, and opened by a signed link', async () => {
    const { status, body } = await add(hr.client, { title: 'Handbook', publish: 'true' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ title: 'Handbook', version: 1, status: 'published', file: { name: 'policy.pdf', ext: 'pdf' } });
    const file = await fetch(new URL(body.data.file.url, portal.url));
    expect([file.status, await file.text()]).toEqual([200, PDF]);
  });

  test('keeps its versions', async () => {
    const { body } = await add(hr.client, { title: 'Versioned' });
    const form = new FormData();
    for (const [key, value] of Object.entries({ title: 'Versioned', category: 'Policy' })) form.append(key, value);
    form.append('file', new File([PDF], 'v2.pdf', { type: 'application/pdf' }));
    const changed = await hr.client.post(`api/service/documents/${body.data.id}`, form);
    expect(changed.body.data).toMatchObject({ version: 2, file: { name: 'v2.pdf' } });
    const { body: shown } = await hr.client.get(`api/service/documents/${body.data.id}`);
    expect(shown.data.versions.map((version: { version: number; file: { name: string } }) => [version.version, version.file.name])).toEqual([
      [2, 'v2.pdf'],
      [1, 'policy.pdf'],
    ]);
  });
});

describe('sight', () => {
  beforeAll(async () => {
    await add(hr.client, { title: 'Draft for nobody yet' });
    await add(hr.client, { title: 'For Aminah', employee_id: String(aminah.employeeId), category: 'Letter', publish: 'true' });
    await add(hr.client, { title: 'For Bala by list', audience: 'Employee', audience_ids: [String(bala.employeeId)], publish: 'true' });
    await add(hr.client, { title: 'For admins', audience: 'Admin', publish: 'true' });
  });
  test('HR sees all of its company', async () => {
    expect(await titles(hr.client)).toEqual(expect.arrayContaining(['Draft for nobody yet', 'For Aminah', 'For Bala by list', 'For admins']));
  });
  test('an employee sees what is published for them', async () => {
    const seen = await titles(aminah.client);
    expect(seen).toContain('For Aminah');
    for (const hidden of ['Draft for nobody yet', 'For Bala by list', 'For admins']) expect(seen).not.toContain(hidden);
    expect(await titles(bala.client)).toContain('For Bala by list');
  });
  test('HR sees whom a document names', async () => {
    const [listed] = (await hr.client.get('api/service/documents', { keyword: 'bala by list' })).body.data;
    expect((await hr.client.get(`api/service/documents/${listed.id}`)).body.data.people).toEqual([{ id: bala.employeeId, name: bala.name }]);
  });
  test('another company sees nothing, and an id there is not there', async () => {
    expect(await titles(stranger.client)).toEqual([]);
    const { body } = await hr.client.get('api/service/documents');
    expect((await stranger.client.get(`api/service/documents/${body.data[0].id}`)).status).toBe(404);
  });
  test('filters narrow', async () => {
    expect(await titles(hr.client, { category: 'Letter' })).toEqual(['For Aminah']);
    expect(await titles(hr.client, { employee_id: aminah.employeeId })).toEqual(['For Aminah']);
    expect(await titles(hr.client, { keyword: 'bala' })).toEqual(['For Bala by list']);
    expect(await titles(hr.client, { status: 'draft', keyword: 'draft' })).toEqual(['Draft for nobody yet']);
  });
});

test('confirmation: counted, asked for again, and then the document cannot be deleted', async () => {
  const { body } = await add(hr.client, { title: 'Read me', require_acknowledgement: 'true', publish: 'true' });
  const { id } = body.data;
  expect(body.data.acknowledged).toEqual({ done: 0, of: 2 });
  expect((await aminah.client.post(`api/service/documents/${id}/acknowledge`)).body.data.acknowledged_by_me).toBe(true);
  expect((await aminah.client.post(`api/service/documents/${id}/acknowledge`)).status).toBe(200);
  const { body: shown } = await hr.client.get(`api/service/documents/${id}`);
  expect(shown.data.acknowledged).toEqual({ done: 1, of: 2 });
  expect(shown.data.unread.map((reader: { id: number }) => reader.id)).toEqual([bala.employeeId]);
  expect(shown.data.read).toEqual([{ id: aminah.employeeId, name: aminah.name, at: expect.stringMatching(/^2026-11-20T/) }]);
  expect((await aminah.client.get(`api/service/documents/${id}`)).body.data).toMatchObject({ read: [], unread: [], people: [] });
  expect((await hr.client.post(`api/service/documents/${id}/remind`)).body.data.reminded).toBe(1);
  expect((await bala.client.get('api/notifications')).body.data[0]).toMatchObject({
    notification_type: 'document',
    message: 'Please read and confirm Read me.',
  });
  const refused = await hr.client.delete(`api/service/documents/${id}`);
  expect([refused.status, refused.body.errors.base[0]]).toEqual([422, 'Somebody has confirmed reading this document. Archive it instead.']);
  expect((await hr.client.post(`api/service/documents/${id}/archive`, { status: 'published' })).body.data.status).toBe('archived');
  expect(await titles(aminah.client)).not.toContain('Read me');
});

describe('refusals', () => {
  it.each([
    ['no reader', { audience: 'Branch' }, 'audience_ids'],
    ['a reader of nowhere', { audience: 'Department', audience_ids: ['987654'] }, 'audience_ids'],
    ['a past expiry', { expires_at: '2026-01-01' }, 'expires_at'],
    ['no such employee', { employee_id: '987654' }, 'employee_id'],
    ['no title', { title: '' }, 'title'],
    ['another category', { category: 'Nonsense' }, 'category'],
  ])('%s', async (_what, fields, field) => {
    const { status, body } = await add(hr.client, fields as Record<string, string>);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
  test('a file that is not what its name says', async () => {
    const { status, body } = await add(hr.client, {}, '<html><script>alert(1)</script></html>', 'policy.pdf');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
  });
  test('a state that has moved on', async () => {
    const { body } = await add(hr.client, { publish: 'true' });
    expect((await hr.client.post(`api/service/documents/${body.data.id}/publish`, { status: 'draft' })).status).toBe(409);
  });
  test('a change that did not see the last one', async () => {
    const { body } = await add(hr.client, {});
    const change = (updated_at: string) => hr.client.post(`api/service/documents/${body.data.id}`, { title: 'Changed', category: 'Memo', updated_at });
    const next = await change(body.data.updated_at);
    expect(next.status).toBe(200);
    expect((await change(body.data.updated_at)).status).toBe(409);
    // Nor where both changes fall into one moment of the portal's clock.
    expect((await change(next.body.data.updated_at)).status).toBe(200);
    expect((await change(next.body.data.updated_at)).status).toBe(409);
  });
  test('an employee changes nothing', async () => {
    expect((await add(aminah.client, {})).status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { seedDocuments, type DemoLibrary } from './seed-documents.ts';

const TODAY = '2026-11-20';
let portal: TestPortal;
let owners: Record<'c1' | 'c2' | 'c3', TestPerson>;
let made = 0;

async function libraryOf(owner: TestPerson, people: number, branches: readonly string[]): Promise<DemoLibrary> {
  const named = async (kind: 'branch' | 'department', names: readonly string[]) => {
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, await unitOf(portal, owner, kind, name));
    return ids;
  };
  const records = await portal.asSystem(async (tx) => {
    const all = [];
    for (let n = 0; n < people; n += 1) all.push(await makeEmployee(tx, owner.companyId));
    return all;
  });
  return {
    company_id: owner.companyId,
    officer: owner.userId,
    branches: await named('branch', branches),
    departments: await named('department', ['Sales', 'Marketing']),
    people: records.map((record) => ({ id: record.id, position: 'Clerk', user_id: record.user_id, record })),
  };
}

beforeAll(async () => {
  portal = await openTestPortal();
  owners = { c1: await ownerOf(portal), c2: await ownerOf(portal), c3: await ownerOf(portal) };
  const libraries = {
    c1: await libraryOf(owners.c1, 44, ['Penang']),
    c2: await libraryOf(owners.c2, 30, ['Klang']),
    c3: await libraryOf(owners.c3, 20, ['Sandakan']),
  };
  made = await portal.asSystem((tx) => seedDocuments(tx, portal.server.services.files, libraries, TODAY));
});
afterAll(() => portal.close());

const list = async (owner: TestPerson, query: object = {}) => (await owner.client.get('api/service/documents', { per_page: 100, ...query })).body;

test('about sixty documents, each with a PDF that opens', async () => {
  const all = (await Promise.all(Object.values(owners).map((owner) => list(owner)))).flatMap(({ data }) => data);
  expect(all).toHaveLength(made);
  expect(made).toBeGreaterThanOrEqual(54);
  const [first] = all;
  const file = await fetch(new URL(first.file.url, portal.url));
  expect([file.status, file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
});

test('34 have confirmed the code of conduct; the certificate of the head office has expired', async () => {
  const { data } = await list(owners.c1, { keyword: 'code of conduct' });
  expect(data[0].acknowledged).toEqual({ done: 34, of: 44 });
  expect((await list(owners.c1, { status: 'expired' })).data.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Fire certificate of the head office', 'First aid and CPR certificate']),
  );
  expect((await list(owners.c1, { status: 'draft' })).meta.total).toBe(1);
  expect((await list(owners.c2, { expiring: 30 })).meta.total).toBe(2);
});

test('a document with two versions keeps both', async () => {
  const { data } = await list(owners.c1, { keyword: 'employee handbook', status: 'published' });
  const { body } = await owners.c1.client.get(`api/service/documents/${data[0].id}`);
  expect(body.data.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

import { afterAll, describe, expect, test } from 'vitest';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { savedViewRegister } from './saved-view.register.ts';

const UNITS = '/admin/company/organizational';
const PERMITS = '/admin/employee/work-permit';
const LIST = 'company.list-divisions';
const VIEW = { name: 'Closed', query: 'sort=asc&sort_by=name&status=Inactive', shared: true };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clerk = await adminOf(portal, owner, { [UNITS]: ['Update'], [PERMITS]: [] });
const reader = await adminOf(portal, owner, { [UNITS]: [] });
const employee = await employeeOf(portal, owner);
const stranger = await ownerOf(portal);

registerContractTests(() => portal, savedViewRegister, {
  valid: VIEW,
  changed: { ...VIEW, query: 'status=Active' },
  other: (n) => ({ ...VIEW, name: `Closed ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'CLOSED' }), 'name']],
  under: { list: LIST },
});

const at = (list: string, id?: number) => `api/lists/${list}/views${id === undefined ? '' : `/${id}`}`;
const save = (by: TestPerson, form: object = {}, list = LIST) => by.client.post(at(list), { ...VIEW, shared: false, ...form });
const namesFor = async (by: TestPerson, list = LIST) => (await by.client.get(at(list))).body.data.map(({ name }: { name: string }) => name);

describe('a view', () => {
  test('that is not shared is its owner’s alone, also within the company; a shared one never leaves it', async () => {
    const own = (await save(clerk, { name: 'Mine' })).body.data;
    const shared = (await save(clerk, { name: 'Ours', shared: true })).body.data;
    expect([own.mine, own.can, own.kept]).toEqual([true, { update: true, remove: true }, null]);
    expect(await namesFor(clerk)).toEqual(['Mine', 'Ours']);
    for (const other of [owner, reader, employee]) {
      expect(await namesFor(other)).toEqual(['Ours']);
      expect((await other.client.get(at(LIST, own.id))).status).toBe(404);
      expect((await other.client.post(at(LIST, own.id), { ...VIEW, updated_at: own.updated_at })).status).toBe(404);
      expect((await other.client.delete(at(LIST, own.id), { updated_at: own.updated_at })).status).toBe(404);
    }
    expect(await namesFor(stranger)).toEqual([]);
    expect((await stranger.client.get(at(LIST, shared.id))).status).toBe(404);
    // Both may have a view of the same name.
    expect((await save(owner, { name: 'mine' })).body.success).toBe(true);
    expect((await save(clerk, { name: 'mine' })).body.errors).toEqual({ name: ['Another view has this name.'] });
  });

  test('is shared by whoever may change the page of the list, and changed by them', async () => {
    for (const by of [reader, employee]) {
      expect((await save(by, { name: 'For all', shared: true })).body.errors).toEqual({
        shared: ['Only people who can change this page can share its views.'],
      });
    }
    const { id, updated_at } = (await save(clerk, { name: 'For all', shared: true })).body.data;
    const seen = (await reader.client.get(at(LIST, id))).body.data;
    expect([seen.mine, seen.can, seen.kept]).toEqual([
      false,
      { update: false, remove: false },
      'Only people who can change this page can change a shared view.',
    ]);
    expect((await reader.client.delete(at(LIST, id), { updated_at })).body.errors).toEqual({
      base: ['Only people who can change this page can change a shared view.'],
    });
    const back = await owner.client.post(at(LIST, id), { ...VIEW, name: 'For all', shared: false, updated_at });
    expect(back.body.errors).toEqual({ shared: ['Only the person who shared a view can take it back.'] });
    expect((await owner.client.delete(at(LIST, id), { updated_at })).body.errors).toEqual({ base: ['Only the person who shared a view can take it back.'] });
    const renamed = (await owner.client.post(at(LIST, id), { ...VIEW, name: 'For everybody', updated_at })).body.data;
    expect([renamed.name, renamed.can]).toEqual(['For everybody', { update: true, remove: false }]);
    expect((await clerk.client.delete(at(LIST, id), { updated_at: renamed.updated_at })).status).toBe(200);
  });

  test('keeps what the list understands of a query, when it is saved and when it is read', async () => {
    const query = 'status=Closed&status=Active&page=3&with_count=employees&branch_id=7&open=5&sort_by=salary&sort=asc&keyword=';
    const { id } = (await save(owner, { name: 'Judged', query })).body.data;
    const { rows } = await portal.owner.query('select query from saved_views where id = $1', [id]);
    expect(rows).toEqual([{ query: 'branch_id=7&keyword=&sort=asc&status=Active&with_count=employees' }]);
    await portal.owner.query(`update saved_views set query = 'gone=1&status=Active' where id = $1`, [id]);
    expect((await owner.client.get(at(LIST, id))).body.data.query).toBe('status=Active');
  });

  test('belongs to a list whose page its owner holds', async () => {
    expect((await save(clerk, {}, 'employee.list-work-permits')).body.success).toBe(true);
    expect((await save(reader, {}, 'employee.list-work-permits')).status).toBe(404);
    expect((await save(employee, {}, 'documents.list-documents')).status).toBe(404);
    expect((await owner.client.get(at('company.list-nothing'))).status).toBe(404);
    expect((await owner.client.get(at('company.create-branch'))).status).toBe(404);
  });
});

/** What holds of every subject of decisions, each law a test through HTTP. For tests only. */
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Subject } from '#modules/approval/server/public.ts';
import { adminOf, employeeOf, ownerOf, type TestEmployee, type TestPerson } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export interface Decidable {
  /** Whatever a record of the subject needs before the first one: entitlements, a salary. */
  readonly prepare?: (owner: TestPerson, person: TestEmployee) => Promise<unknown>;
  /** Puts a record of a person to a decision. @param n which of theirs @returns its id */
  readonly make: (person: TestEmployee, owner: TestPerson, n: number) => Promise<number>;
  /** Takes it back by the person. */
  readonly withdraw: (person: TestEmployee, id: number) => Promise<unknown>;
  /** The one decision that finishes a fresh record, and the rights it needs. */
  readonly action: string;
  readonly needs: string;
  /** Where its records stand. */
  readonly table: string;
}

/** @param portal opened by the test file before its first test */
export function decisionContractTests(portal: () => TestPortal, { workflow, page }: Pick<Subject, 'workflow' | 'page'>, given: Decidable): void {
  const type = workflow.subject;
  describe(`the laws of decisions hold for ${type}`, () => {
    let owner: TestPerson;
    let officer: TestPerson;
    let person: TestEmployee;
    let made = 0;
    beforeAll(async () => {
      owner = await ownerOf(portal());
      officer = await adminOf(portal(), owner, { [page]: [given.needs] });
      person = await somebody();
    });
    const somebody = async (more: Parameters<typeof employeeOf>[2] = {}) => {
      const made = await employeeOf(portal(), owner, { company_joined_at: '2022-01-03', ...more });
      await given.prepare?.(owner, made);
      return made;
    };
    const ask = (of = person) => given.make(of, owner, made++);
    const decide = async ({ client }: TestPerson, ids: readonly number[], seen: { status?: string; version?: string } = {}) =>
      (
        await client.post('api/approvals/decide', {
          action: given.action,
          items: ids.map((id) => ({ type, id, ...seen })),
        })
      ).body.data.results as { id: number; code: number; message: string | null }[];
    const inbox = async ({ client }: TestPerson) => (await client.get('api/approvals', { type, per_page: 100 })).body;
    const idsOf = async (who: TestPerson): Promise<number[]> => (await inbox(who)).data.map(({ id }: { id: number }) => id);
    const open = async (id: number) =>
      (await portal().owner.query('select 1 from approval_requests where subject_type = $1 and subject_id = $2 and closed_at is null', [type, id])).rows.length;

    test('it waits for whoever holds the right, and for nobody else', async () => {
      const id = await ask();
      expect(await idsOf(officer)).toContain(id);
      expect(await idsOf(await adminOf(portal(), owner, { [page]: [] }))).toEqual([]);
      const { data, meta, counts } = await inbox(officer);
      expect([meta.total, counts.find((count: { type: string }) => count.type === type).n]).toEqual([data.length, data.length]);
      expect(data.find((item: { id: number }) => item.id === id).actions[0].key).toBe(given.action);
    });

    test('it is decided once: twice is 409 by the status that was seen, and it waits no more', async () => {
      const id = await ask();
      const { status } = (await inbox(officer)).data.find((item: { id: number }) => item.id === id);
      expect(await decide(officer, [id], { status })).toMatchObject([{ id, code: 200 }]);
      expect(await decide(officer, [id], { status })).toMatchObject([{ id, code: 409 }]);
      expect(await idsOf(officer)).not.toContain(id);
      expect(await open(id)).toBe(0);
    });

    test('what was changed since it was seen is not decided, and the others of its group are', async () => {
      const [changed, other] = [await ask(), await ask()];
      const seen = (await inbox(officer)).data as { id: number; version: string }[];
      const versionOf = (id: number) => seen.find((item) => item.id === id)?.version;
      await portal().owner.query(`update ${given.table} set updated_at = clock_timestamp() where id = $1`, [changed]);
      const items = [changed, other].map((id) => ({ type, id, version: versionOf(id) }));
      const { body } = await officer.client.post('api/approvals/decide', { action: given.action, items });
      expect(body.data).toMatchObject({ done: 1, failed: 1 });
      expect(body.data.results.map(({ id, code }: { id: number; code: number }) => [id, code])).toEqual([
        [changed, 409],
        [other, 200],
      ]);
      expect([await open(changed), await open(other)]).toEqual([1, 0]);
    });

    test('it stands in one group with those that are alike, and is shown with its facts to whoever may decide it', async () => {
      const id = await ask();
      const { data, counts } = (await officer.client.get('api/approvals/groups', { type })).body;
      const { version } = (await inbox(officer)).data.find((item: { id: number }) => item.id === id);
      expect(data.reduce((sum: number, { n }: { n: number }) => sum + n, 0)).toBe(counts.find((count: { type: string }) => count.type === type).n);
      const lists = await Promise.all(
        data.map(async ({ of, n }: { of: object; n: number }) => {
          const { body } = await officer.client.get('api/approvals', { ...of, per_page: 200 });
          expect([body.data.length, body.meta.total]).toEqual([n, n]);
          return body.data.map((item: { id: number }) => item.id);
        }),
      );
      expect(lists.flat().filter((each) => each === id)).toEqual([id]);
      const people = (await officer.client.get('api/approvals/groups', { type, by: 'person' })).body.data as { person: { id: number }; n: number }[];
      const own = people.find((group) => group.person.id === person.employeeId);
      expect((await officer.client.get('api/approvals', { type, person: person.employeeId, per_page: 200 })).body.data).toHaveLength(own?.n ?? 0);

      const preview = (who: TestPerson) => who.client.get('api/approvals/preview', { type, id });
      expect((await preview(officer)).body.data).toMatchObject({ type, id, version });
      const elsewhere = await adminOf(portal(), owner, { [page]: [given.needs] }, { employee: [(await somebody()).employeeId] });
      const stranger = await ownerOf(portal());
      expect((await preview(await adminOf(portal(), owner, { [page]: [] }))).status).toBe(403);
      for (const who of [elsewhere, stranger]) {
        expect((await preview(who)).status).toBe(404);
        expect((await who.client.get('api/approvals/groups')).body).toMatchObject({ data: [], counts: [] });
      }
    });

    test('nobody decides their own, but the owner', async () => {
      const both = await somebody({ accesses: { [page]: [given.needs] } });
      const id = await ask(both);
      expect(await idsOf(both)).not.toContain(id);
      const { data } = (await both.client.get('api/approvals/groups', { by: 'person' })).body;
      expect(data.map((group: { person: { id: number } }) => group.person.id)).not.toContain(both.employeeId);
      expect((await decide(both, [id]))[0]).toMatchObject({ code: 422 });
      expect((await decide(owner, [id]))[0]).toMatchObject({ code: 200 });
    });

    test('a right without the page, another company and another reach are refused', async () => {
      const id = await ask();
      const looker = await adminOf(portal(), owner, { [page]: [] });
      const elsewhere = await adminOf(portal(), owner, { [page]: [given.needs] }, { employee: [(await somebody()).employeeId] });
      const stranger = await ownerOf(portal());
      expect((await decide(looker, [id]))[0]?.code).toBe(403);
      for (const who of [elsewhere, stranger]) expect((await decide(who, [id]))[0]?.code).toBe(404);
      expect(await idsOf(elsewhere)).toEqual([]);
      expect(await open(id)).toBe(1);
    });

    test('what is withdrawn leaves no open request', async () => {
      const id = await ask();
      await given.withdraw(person, id);
      expect(await open(id)).toBe(0);
      expect(await idsOf(officer)).not.toContain(id);
    });

    test.each(['api/approvals', 'api/approvals/groups'])('the inbox takes as many statements for six as for two: %s', async (path) => {
      const once = async () => {
        const asked = vi.spyOn(pg.Client.prototype, 'query');
        await officer.client.get(path, { type });
        const n = asked.mock.calls.length;
        asked.mockRestore();
        return n;
      };
      // What follows a request that was just made (a day judged anew) may fall into one of them.
      const statements = async () => Math.min(await once(), await once(), await once());
      while ((await idsOf(officer)).length < 2) await ask();
      await once();
      const few = await statements();
      for (let n = 0; n < 4; n++) await ask();
      expect(await statements()).toBe(few);
    });
  });
}

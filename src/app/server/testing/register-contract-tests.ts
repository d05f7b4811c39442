/** What holds of every register, each law a test through HTTP. For tests only. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { BoundRegister } from '#platform/server/register/register-of.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { messagesOf } from './live-messages.ts';
import { adminOf, ownerOf, type TestPerson } from './people.ts';
import type { TestAnswer, TestClient, TestPortal } from './test-portal.ts';

type Form = Readonly<Record<string, unknown>>;
type Given<T> = T | ((owner: TestPerson) => T | Promise<T>);

export interface LawfulForms {
  readonly valid: Given<Form>;
  /** Another value in at least one field that people read. */
  readonly changed: Given<Form>;
  /** A second record beside `valid`, different in everything unique. @param n which of many */
  readonly other: (n: number, valid: Form) => Form;
  /** Filters of the list under which these records stand. */
  readonly query?: Readonly<Record<string, string | number>>;
  /** For each refusing unique index: a form that doubles `valid` there, and the field that says so. */
  readonly doubles?: readonly (readonly [form: (valid: Form) => Form, field: string])[];
  /** Values of the path of a child list. */
  readonly under?: Given<Readonly<Record<string, number | string>>>;
}

/** @param portal opened by the test file before its first test */
export function registerContractTests(portal: () => TestPortal, { register, bound }: BoundRegister, forms: LawfulForms): void {
  describe(`the laws of a register hold for ${register.name}`, () => {
    let owner: TestPerson;
    let stranger: TestPerson;
    let valid: Form;
    let changed: Form;
    let under: Readonly<Record<string, number | string>> = {};
    beforeAll(async () => {
      [owner, stranger] = [await ownerOf(portal()), await ownerOf(portal())];
      const given = async <T>(value: Given<T>) => (typeof value === 'function' ? (value as (owner: TestPerson) => T | Promise<T>)(owner) : value);
      [valid, changed, under] = [await given(forms.valid), await given(forms.changed), await given(forms.under ?? {})];
    });

    const path = (call: Endpoint, id?: number) => call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'id' ? id : under[name]));
    const calls = (client: TestClient) => ({
      list: (query: Readonly<Record<string, string | number>> = {}) => client.get(path(register.list), { ...forms.query, ...query }),
      show: (id: number) => client.get(path(register.show, id)),
      create: (form: Form) => client.post(path(register.create), form),
      update: (id: number, form: Form) => client.post(path(register.update, id), form),
      remove: (id: number, updated_at?: string) => client.delete(path(register.remove, id), updated_at === undefined ? {} : { updated_at }),
    });
    const mine = () => calls(owner.client);
    /** Of a POST to a collection; that of a child list names its parent. */
    const CREATED = Object.keys(register.under).length > 0 ? 200 : 201;
    const made = async (form: Form): Promise<{ id: number; updated_at: string }> => {
      const answer = await mine().create(form);
      expect(answer.status, JSON.stringify(answer.body)).toBe(CREATED);
      return answer.body.data;
    };
    const drop = async (...ids: readonly number[]) => {
      for (const id of ids) expect((await mine().remove(id, (await mine().show(id)).body.data.updated_at)).status).toBe(200);
    };
    const entries = async (id: number) =>
      (
        await portal().owner.query<{ action: string; user_id: number; before: Form | null; after: Form | null }>(
          'select action, user_id, before, after from audit_logs where company_id = $1 and subject_type = $2 and subject_id = $3 order by id',
          [owner.companyId, bound.subject, id],
        )
      ).rows;
    /** Live messages to the company while `work` runs. */
    const received = async (work: () => Promise<unknown>) =>
      (await messagesOf(portal(), work)).flatMap(({ channel, notification_type }) =>
        channel === `private-company.${owner.companyId}` ? [notification_type] : [],
      );
    const statements = async (work: () => Promise<TestAnswer>) => {
      await work();
      const counting = countRoundTrips(portal().server.services.pool);
      expect((await work()).status).toBe(200);
      return counting.stop();
    };

    // Where every member adds records of their own, `may` judges them one by one.
    test.runIf(register.create.requires.kind === 'pages')('without the page nothing opens, without the action nothing is written', async () => {
      const record = await made(valid);
      const all = (client: TestClient) => {
        const to = calls(client);
        return [to.create(changed), to.update(record.id, { ...changed, updated_at: record.updated_at }), to.remove(record.id, record.updated_at)];
      };
      const viewer = await adminOf(portal(), owner, { [register.page.page]: [] });
      for (const answer of await Promise.all(all(viewer.client))) expect(answer.status).toBe(403);
      // A page of the owner alone opens for nobody else, whatever they were given.
      const isGranted = portal().server.services.pages.get(register.page.page)?.grantable !== false;
      const shown = await calls(viewer.client).show(record.id);
      if (isGranted) expect(shown.body.data.can).toEqual({ update: false, remove: false });
      else expect(shown.status).toBe(403);
      const nobody = await adminOf(portal(), owner, {});
      const opens = register.list.requires.kind === 'pages' ? 403 : 200;
      for (const answer of [await calls(nobody.client).list(), await calls(nobody.client).show(record.id)]) expect(answer.status).toBe(opens);
      for (const answer of await Promise.all(all(nobody.client))) expect(answer.status).toBe(403);
      await drop(record.id);
    });

    test('another company finds nothing', async () => {
      const { id, updated_at } = await made(valid);
      const theirs = calls(stranger.client);
      const answers = [await theirs.show(id), await theirs.update(id, { ...changed, updated_at }), await theirs.remove(id, updated_at)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      const list = await theirs.list({ per_page: 500 });
      // The parent is the company's own, or a name that each company knows.
      if (list.status === 404) expect((await theirs.create(valid)).status).toBe(404);
      else expect((list.body.data as { id: number }[]).map((row) => row.id)).not.toContain(id);
      await drop(id);
    });

    test('pages follow each other in every order, and a keyword is looked for as it is typed', async () => {
      const ids = [];
      for (let n = 0; n < 5; n += 1) ids.push((await made(forms.other(n, valid))).id);
      const total = (await mine().list()).body.meta.total as number;
      for (const sort_by of ['id', ...register.sorts]) {
        for (const sort of ['asc', 'desc']) {
          const pages = [];
          for (let page = 1; page <= Math.ceil(total / 2); page += 1) pages.push((await mine().list({ sort_by, sort, page, per_page: 2 })).body.data);
          const seen = pages.flat().map(({ id }) => id);
          expect(new Set(seen).size, `${sort_by} ${sort}`).toBe(total);
          expect(seen).toEqual(expect.arrayContaining(ids));
        }
      }
      for (const keyword of ['%', '_', '\\']) expect((await mine().list({ keyword })).body.meta.total).toBe(0);
      await drop(...ids);
    });

    test('a save that did not see the last one is refused, says who, and writes nothing; one that names none is wrong', async () => {
      const first = await made(valid);
      const after = (await mine().update(first.id, { ...changed, updated_at: first.updated_at })).body.data;
      for (const answer of [await mine().update(first.id, { ...valid, updated_at: first.updated_at }), await mine().remove(first.id, first.updated_at)]) {
        expect(answer.status).toBe(409);
        expect(answer.body.message).toContain(owner.name);
      }
      expect((await mine().show(first.id)).body.data).toEqual(after);
      const looked = await owner.client.get(path(register.show, first.id), { seen: first.updated_at });
      expect(looked.body).toEqual({ data: after, changed: expect.stringContaining(owner.name) });
      expect((await owner.client.get(path(register.show, first.id), { seen: after.updated_at })).body).toEqual({ data: after });
      for (const answer of [await mine().update(first.id, valid), await mine().remove(first.id)]) {
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toHaveProperty('updated_at');
      }
      await drop(first.id);
    });

    test('a double is refused at its field, of two at once one stands, and what was removed is free again', async () => {
      for (const [doubled, field] of forms.doubles ?? []) {
        const record = await made(valid);
        const answer = await mine().create(doubled(valid));
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
        await drop(record.id);
        const both = await Promise.all([mine().create(valid), mine().create(doubled(valid))]);
        expect(both.map(({ status }) => status).sort()).toEqual([CREATED, 422]);
        await drop(both.find(({ status }) => status === CREATED)?.body.data.id);
      }
      expect((forms.doubles ?? []).length).toBe(Object.keys(bound.unique ?? {}).length);
    });

    test('each write is in the audit log, with who, before and after; one that changes nothing is not', async () => {
      const { id, updated_at } = await made(valid);
      const same = (await mine().update(id, { ...valid, updated_at })).body.data;
      expect(same.updated_at).toBe(updated_at);
      await mine().update(id, { ...changed, updated_at });
      await drop(id);
      const log = await entries(id);
      expect(log.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted'].map((verb) => (bound.plainVerbs ? verb : `${bound.subject}.${verb}`)));
      expect(new Set(log.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId]));
      expect(log.map(({ before, after }) => [before !== null, after !== null])).toEqual([
        [false, true],
        [true, true],
        [true, false],
      ]);
      expect((await mine().show(id)).status).toBe(404);
    });

    test('each write is heard once, one that is refused or changes nothing not at all', async () => {
      let record = { id: 0, updated_at: '' };
      const emits = register.create.emits ?? [];
      expect(await received(async () => (record = await made(valid)))).toEqual(emits);
      expect(await received(() => mine().update(record.id, { ...valid, updated_at: record.updated_at }))).toEqual([]);
      expect(await received(() => mine().update(record.id, { ...changed, updated_at: '2020-01-01T00:00:00Z' }))).toEqual([]);
      expect(await received(() => mine().update(record.id, { ...changed, updated_at: record.updated_at }))).toEqual(emits);
      expect(await received(() => drop(record.id))).toEqual(emits);
    });

    test('what a row says that one may do is what the call answers', async () => {
      const { id } = await made(valid);
      const { can, kept: stored, updated_at } = (await mine().show(id)).body.data;
      expect(((await mine().list({ per_page: 500 })).body.data as { id: number; can: object }[]).find((row) => row.id === id)?.can).toEqual(can);
      expect((await mine().update(id, { ...changed, updated_at })).status).toBe(can.update ? 200 : 422);
      const now = (await mine().show(id)).body.data.updated_at;
      expect((await mine().remove(id, now)).status).toBe(can.remove ? 200 : 422);
      expect(stored === null).toBe(can.update && can.remove);
    });

    test('thirty rows take as many statements as one, in two flights at most', async () => {
      const ids = [(await made(valid)).id];
      const one = await statements(() => mine().list({ per_page: 100 }));
      for (let n = 0; n < 29; n += 1) ids.push((await made(forms.other(n, valid))).id);
      const thirty = await statements(() => mine().list({ per_page: 100 }));
      expect(thirty.statements).toBe(one.statements);
      expect(thirty.roundTrips).toBeLessThanOrEqual(2);
      expect((await statements(() => mine().show(ids[0] as number))).roundTrips).toBeLessThanOrEqual(2);
      await drop(...ids);
    });

    test('the counts of tabs are the totals of their lists', async () => {
      const { id } = await made(valid);
      const { tab } = register;
      const { counts, meta } = (await mine().list()).body;
      for (const [value, n] of Object.entries<number>(counts ?? {})) expect((await mine().list({ [tab ?? '']: value })).body.meta.total).toBe(n);
      if (tab === undefined) expect(counts).toBeUndefined();
      else expect(Object.values<number>(counts).reduce((whole, n) => whole + n, 0)).toBe(meta.total);
      await drop(id);
    });

    test('a field that a change leaves out is asked for, never emptied', async () => {
      const { id, updated_at } = await made(valid);
      for (const field of Object.keys(register.form.shape)) {
        const { [field]: _left, ...rest } = valid;
        const answer = await mine().update(id, { ...rest, updated_at });
        expect([answer.status, Object.keys(answer.body.errors ?? {})], field).toEqual([422, [field]]);
      }
      expect((await mine().show(id)).body.data.updated_at).toBe(updated_at);
      await drop(id);
    });
  });
}

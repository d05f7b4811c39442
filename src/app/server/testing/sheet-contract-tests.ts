/** What holds of every register that comes as a sheet, beside the laws of a register. For tests only. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ImportEndpoints } from '#platform/contract/imports.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import type { BoundRegister } from '#platform/server/register/register-of.ts';
import { bringSheet, type SheetLine } from './bring-sheet.ts';
import { adminOf, ownerOf, type TestPerson } from './people.ts';
import type { TestClient, TestPortal } from './test-portal.ts';

export interface LawfulSheet {
  readonly calls: ImportEndpoints;
  readonly sheet: RegisterSheet;
  /** A line that adds a record. */
  readonly added: SheetLine;
  /** The same record, changed in this column. */
  readonly changed: readonly [column: string, cell: string | number];
  /** The actions that adding takes, without the one that changes. */
  readonly adds: readonly string[];
}

/** @param portal opened by the test file before its first test */
export function sheetContractTests(portal: () => TestPortal, { register, bound }: BoundRegister, { calls, sheet, added, changed, adds }: LawfulSheet): void {
  describe(`the laws of a sheet hold for ${register.name}`, () => {
    let owner: TestPerson;
    beforeAll(async () => {
      owner = await ownerOf(portal());
    });
    const { page } = register.page;
    const brought = (client: TestClient, lines: readonly SheetLine[]) => bringSheet(client, calls, sheet, lines);
    const act = (verb: 'accept' | 'undo', id: number) => owner.client.post(`${calls.check.path}/${id}/${verb}`);
    const list = async () => (await owner.client.get(register.list.path, { per_page: 500 })).body.data as Record<string, unknown>[];
    const entries = async () =>
      (await portal().owner.query('select from audit_logs where company_id = $1 and subject_type = $2', [owner.companyId, bound.subject])).rowCount ?? 0;
    const line = { ...added, [changed[0]]: changed[1] };

    test('what is added and changed by it is written down, and undone is as before', async () => {
      const [before, log] = [await list(), await entries()];
      const first = (await brought(owner.client, [added])).body.data;
      expect([first.added, first.refused], JSON.stringify(first.rows)).toEqual([1, 0]);
      expect((await act('accept', first.id)).body.data).toMatchObject({ written: 1, failed: 0 });
      const between = await list();
      const second = (await brought(owner.client, [line])).body.data;
      expect([second.added, second.changed, second.rows[0].changes.length], JSON.stringify(second.rows)).toEqual([0, 1, 1]);
      expect((await act('accept', second.id)).body.data).toMatchObject({ written: 1 });
      expect(await list()).not.toEqual(between);
      expect(await entries()).toBe(log + 2);
      expect((await act('undo', first.id)).body.data).toMatchObject({ undone: 0, kept: 1 });
      expect((await act('undo', second.id)).body.data).toMatchObject({ undone: 1, kept: 0 });
      const withoutVersion = (rows: readonly Record<string, unknown>[]) => rows.map(({ updated_at: _version, ...row }) => row);
      expect(withoutVersion(await list())).toEqual(withoutVersion(between));
      const third = (await brought(owner.client, [line])).body.data;
      expect(third.changed).toBe(1);
      expect(before.length).toBe(between.length - 1);
    });

    test('the template is the list as it stands: brought back it changes nothing', async () => {
      const records = (await list()).length;
      const form = new FormData();
      form.append('file', await (await owner.client.raw(calls.template.path, {})).blob(), 'list.xlsx');
      const run = (await owner.client.post(calls.check.path, form)).body.data;
      expect([run.added, run.changed, run.refused, run.unchanged], JSON.stringify(run.rows.find(({ kind }: { kind: string }) => kind !== 'unchanged'))).toEqual(
        [0, 0, 0, records],
      );
      expect(records).toBeGreaterThan(0);
    });

    test('who may not add brings nothing, and who may add alone changes nothing', async () => {
      const viewer = await adminOf(portal(), owner, { [page]: [] });
      expect((await brought(viewer.client, [added])).status).toBe(403);
      expect((await viewer.client.raw(calls.template.path, {})).status).toBe(403);
      const adder = await adminOf(portal(), owner, { [page]: adds });
      const { rows } = (await brought(adder.client, [line])).body.data;
      expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['refused']);
    });

    test('another company meets nothing of it', async () => {
      const stranger = await ownerOf(portal());
      const run = (await brought(owner.client, [line])).body.data;
      expect((await stranger.client.post(`${calls.check.path}/${run.id}/accept`)).status).toBe(404);
      expect((await brought(stranger.client, [added])).body.data).toMatchObject({ added: 1, changed: 0 });
    });
  });
}

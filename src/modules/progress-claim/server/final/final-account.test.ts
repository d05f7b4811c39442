/** The final account over HTTP: what two certified claims, damages and a variation come to, on the screen and in files. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { CLAIMS, CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import type { SheetFormula } from '#platform/server/spreadsheets/sheet.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { accountTab } from './final-account-files.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('a contract whose works are done and made good comes to its final sum, and what is left of it is due', async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const owner = await ownerOf(portal);
  const { client, companyId } = owner;
  const pcr = pcrCalls(owner);
  const rules = [{ from: '2026-01-01', treatment: 'Service Tax', percent: 6, base: 'All', reason: null }];
  const dates = { completion_date: '2026-06-30', cnc_date: '2026-07-01', cpc_date: '2026-07-10' };
  const project = await pcr.project({ tax_rules: rules, ...dates });
  const account = async () => (await client.get(`${PROJECTS}/${project.id}/final-account`)).body.data;
  // Ten days late at 1,500 a day.
  expect((await account()).lines).toMatchObject({ contract_sum: 1_000_000, adjusted_sum: 1_000_000, not_done: -1_000_000, value: 0, damages: -15_000 });
  const variation = (
    await client.post(`${PROJECTS}/${project.id}/variations`, {
      vo_no: 'VO 1',
      date: '2026-01-10',
      kind: 'Addition',
      description: 'Second gate',
      amount: 40_000,
      is_service: true,
    })
  ).body.data;
  await client.post(`${PROJECTS}/${project.id}/variations/${variation.id}/approve`, { updated_at: variation.updated_at, remark: null });
  const whole = async () => (await pcr.bill(project.id)).lines.filter((line: { kind: string }) => line.kind === 'Item');
  const first = await pcr.claim(project.id, '2026-03-31');
  await pcr.value(
    first.id,
    (await whole()).map(({ id }: { id: number }) => ({ item_id: id, by: 'Percent', value: 50 })),
  );
  expect((await account()).waits).toEqual(['open', 'notMadeGood']);
  await pcr.certify(first.id, '2026-04-02');
  const paid = (await pcr.show(first.id)).outstanding;
  await pcr.pay(first.id, '2026-05-01');
  const second = await pcr.claim(project.id, '2026-07-31');
  await pcr.value(second.id, [
    ...(await whole()).map(({ id }: { id: number }) => ({ item_id: id, by: 'Percent', value: 100 })),
    { variation_id: variation.id, by: 'Percent', value: 100 },
  ]);
  await pcr.certify(second.id, '2026-08-02');
  const { certified, outstanding } = await pcr.show(second.id);
  const stands = await account();
  const value = certified.work_done + certified.vo_done;
  const balance = Math.round((value - 15_000 - certified.net) * 100) / 100;
  expect(stands).toMatchObject({ waits: ['notMadeGood'], retention: certified.retention, paid, variations: [{ vo_no: 'VO 1', amount: 40_000 }] });
  expect(certified.retention).toBeGreaterThan(0);
  expect(stands.lines).toMatchObject({
    adjusted_sum: 1_040_000,
    value,
    damages: -15_000,
    deductions: 0,
    final_sum: value - 15_000,
    certified: -certified.net,
    balance,
    tax: Math.round(balance * 6) / 100,
    outstanding,
  });
  const shown = (await client.get(`${PROJECTS}/${project.id}`)).body.data;
  const made = { ...CONTRACT, tax_rules: rules, ...dates, cmgd_date: '2026-11-01', updated_at: shown.updated_at };
  expect((await client.post(`${PROJECTS}/${project.id}`, made)).body).toMatchObject({ success: true });
  expect((await account()).waits).toEqual([]);

  const raw = (who: typeof owner, path: string, language: string) =>
    who.client.raw(`${PROJECTS}/${project.id}/final-account/${path}?${new URLSearchParams({ company_id: String(companyId), language })}`, { method: 'GET' });
  const text = async (language: string) =>
    inspectPdf(Buffer.from(await (await raw(owner, 'pdf', language)).arrayBuffer()))
      .pages.flat()
      .join(' ');
  for (const each of ['FINAL ACCOUNT', 'Final sum', 'Second gate', 'Balance due']) expect(await text('en')).toContain(each);
  for (const each of ['AKAUN MUKTAMAD', 'Jumlah muktamad', 'Baki perlu dibayar']) expect(await text('ms')).toContain(each);
  const { all } = await readSheet(Buffer.from(await (await raw(owner, 'xlsx', 'en')).arrayBuffer()), { maxRows: 100 }, 'test');
  const cells = new Map(all.map(({ cells: [name, amount] }) => [String(name), amount]));
  expect(cells.get('Final sum')).toBe(stands.lines.final_sum);
  expect(cells.get('Balance due')).toBe(stands.lines.payable);

  const viewer = await adminOf(portal, owner, { '/pcr/project': ['Update'] });
  expect((await viewer.client.get(`${PROJECTS}/${project.id}/final-account`)).status).toBe(200);
  expect([(await raw(viewer, 'pdf', 'en')).status, (await raw(viewer, 'xlsx', 'en')).status]).toEqual([403, 403]);
  const other = await adminOf(portal, owner, { '/attendance/manage': [] });
  expect((await other.client.get(`${PROJECTS}/${project.id}/final-account`)).status).toBe(403);
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${PROJECTS}/${project.id}/final-account`)).status).toBe(404);
  expect((await client.get(`${CLAIMS}/${second.id}`)).body.data.certified.net).toBe(certified.net);
});

test('each total of the workbook is what its own formula comes to', () => {
  const lines = {
    contract_sum: 1_000_000,
    variations: 40_000.1,
    adjusted_sum: 1_040_000.1,
    not_done: -0.1,
    value: 1_040_000,
    damages: -15_000,
    deductions: -250.5,
  };
  const rest = { final_sum: 1_024_749.5, certified: -900_000, balance: 124_749.5, tax: 7_484.97, outstanding: 0.03, payable: 132_234.5 };
  const { rows } = accountTab({ lines: { ...lines, ...rest }, variations: [], retention: 0, paid: 0, waits: [] }, 'Final account', ['a', 'b'], ({ en }) => en);
  const cells = [...(rows as Iterable<readonly [string, number | SheetFormula]>)].map(([, cell]) => cell);
  // The first line stands in row 4.
  const worth = (cell: number | SheetFormula | undefined): number => (typeof cell === 'object' ? worked(cell) : (cell ?? 0));
  const worked = ({ formula }: SheetFormula): number => {
    const [, from, to] = /^SUM\(B(\d+):B(\d+)\)$/.exec(formula) ?? [];
    return cells.slice(Number(from) - 4, Number(to) - 3).reduce<number>((sum, cell) => sum + worth(cell), 0);
  };
  const totals = cells.filter((cell) => typeof cell === 'object');
  expect(totals.map((cell) => Math.round(worked(cell) * 100) / 100)).toEqual(totals.map(({ value }) => value));
  expect(totals).toHaveLength(5);
});

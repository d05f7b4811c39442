/** A claim as PDF in both languages and as a workbook whose formulas come to what the portal says. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { CLAIMS, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import type { ClaimPaper, PaperLine } from './claim-paper.ts';
import { claimWorkbook } from './claim-sheet-file.ts';
import { workOut } from './workbook-formulas.factory.ts';
import { valueClaim } from '../../contract/claim/value-claim.ts';
import { termsOf } from '../claim/reckon-claim.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let owner: TestPerson;
let id: number;

beforeAll(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  owner = await ownerOf(portal);
  const pcr = pcrCalls(owner);
  const rules = [{ from: '2026-01-01', treatment: 'Service Tax', percent: 6, base: 'All', reason: null }];
  const project = await pcr.project({ tax_rules: rules });
  const variation = (
    await owner.client.post(`${PROJECTS}/${project.id}/variations`, {
      vo_no: 'VO 1',
      date: '2026-01-10',
      kind: 'Addition',
      description: 'Second gate',
      amount: 33_333.33,
      is_service: true,
    })
  ).body.data;
  await owner.client.post(`${PROJECTS}/${project.id}/variations/${variation.id}/approve`, { updated_at: variation.updated_at, remark: null });
  const item = async (code: string) => (await pcr.bill(project.id)).lines.find((line: { code: string }) => line.code === code).id;
  const claim = await pcr.claim(project.id, '2026-03-31');
  await pcr.value(claim.id, [
    { item_id: await item('2.1'), by: 'Quantity', value: 300.25 },
    { item_id: await item('2.2'), by: 'Percent', value: 12.5 },
    { variation_id: variation.id, by: 'Percent', value: 33.33 },
  ]);
  await pcr.certify(claim.id, '2026-04-02');
  id = claim.id;
});

const raw = (who: TestPerson, path: string, more: Record<string, string> = {}, claim = id) =>
  who.client.raw(`${CLAIMS}/${claim}/${path}?${new URLSearchParams({ company_id: String(who.companyId), ...more })}`, { method: 'GET' });

test.each([
  ['claim', 'en', ['PROGRESS CLAIM', 'Claim no. 1', 'Majlis Daerah Contoh', 'Concrete grade 30', 'Second gate']],
  ['claim', 'ms', ['TUNTUTAN KEMAJUAN', 'Penyata terperinci', 'Kerja siap']],
  ['certificate', 'en', ['INTERIM CERTIFICATE', 'IPC-', 'Retention held']],
  ['invoice', 'ms', ['INVOIS', 'PCI-2026-000001', 'Cukai perkhidmatan 6%']],
  ['payment-claim', 'en', ['section 5 of the Construction Industry Payment and Adjudication Act 2012', 'Unpaid']],
] as const)('the %s in %s', async (paper, language, texts) => {
  const answer = await raw(owner, 'pdf', { paper, language });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages } = inspectPdf(Buffer.from(await answer.arrayBuffer()));
  const all = pages.flat().join(' ');
  for (const text of texts) expect(all).toContain(text);
});

test('the papers of a certified claim keep its variations when more are approved', async () => {
  const { project } = await pcrCalls(owner).show(id);
  const at = `${PROJECTS}/${project.id}/variations`;
  const textsOf = async () =>
    inspectPdf(Buffer.from(await (await raw(owner, 'pdf', { paper: 'certificate', language: 'en' })).arrayBuffer()))
      .pages.flat()
      .join(' ');
  const before = await textsOf();
  expect(before).toContain('1,033,333.33');
  const form = { vo_no: 'VO 2', date: '2026-01-12', kind: 'Addition', description: 'Third gate', amount: 10_000, is_service: true };
  const { data } = (await owner.client.post(at, form)).body;
  expect((await owner.client.post(`${at}/${data.id}/approve`, { updated_at: data.updated_at, remark: null })).status).toBe(200);
  expect(await textsOf()).toBe(before);
});

test('a fixed contract says on paper until when it is exempt', async () => {
  const pcr = pcrCalls(owner);
  const rule = { from: '2026-01-01', treatment: 'Fixed Contract', percent: 6, base: 'All', reason: null };
  const project = await pcr.project({ code: 'KJ-F', tax_rules: [rule] });
  const claim = await pcr.claim(project.id, '2026-03-31');
  const answer = await raw(owner, 'pdf', { paper: 'claim', language: 'en' }, claim.id);
  const { pages } = inspectPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pages.flat().join(' ')).toContain('Exempt from service tax until 30/06/26');
});

test('the workbook opens with the figures of the claim, for who may export', async () => {
  const viewer = await adminOf(portal, owner, { '/pcr/project': ['Update'] });
  expect((await raw(viewer, 'xlsx')).status).toBe(403);
  const answer = await raw(owner, 'xlsx', { language: 'en' });
  const { all } = await readSheet(Buffer.from(await answer.arrayBuffer()), { maxRows: 100 }, 'test');
  const cells = new Map(all.map(({ cells: [name, amount] }) => [String(name), amount]));
  const { certified } = (await owner.client.get(`${CLAIMS}/${id}`)).body.data;
  expect(cells.get('Work done')).toBe(certified.work_done);
  expect(cells.get('Payable')).toBe(certified.payable);
});

const line = (at: number, more: Partial<PaperLine>): PaperLine => ({
  id: at,
  kind: 'Item',
  level: 0,
  code: `${at}`,
  description: `Line ${at}`,
  unit: 'm',
  quantity: 1,
  rate: 0,
  whole: 0,
  previous: 0,
  by: null,
  value: null,
  percent: 0,
  toDate: 0,
  ...more,
});

test('every formula of the workbook comes to what stands beside it, sections within sections and releases of retention', async () => {
  const items = [
    line(1, { kind: 'Section', level: 1, quantity: null, rate: null }),
    line(2, { quantity: 1_200.5, rate: 412.35, whole: 495_026.18, previous: 100_000, by: 'Quantity', value: 300.25, percent: 25.01, toDate: 123_808.09 }),
    line(3, { kind: 'Section', level: 2, quantity: null, rate: null }),
    line(4, { quantity: 65_000, rate: 5.85, whole: 380_250, by: 'Percent', value: 12.5, percent: 12.5, toDate: 47_531.25 }),
    line(5, { kind: 'Section', level: 1, quantity: null, rate: null }),
    line(6, { kind: 'Adjustment', quantity: 1, rate: -24.18, whole: -24.18, by: 'Progress', percent: 50, toDate: -12.09 }),
    line(7, { kind: 'Section', level: 2, quantity: null, rate: null }),
  ];
  const variations = [line(8, { quantity: null, rate: null, whole: 33_333.33, by: 'Percent', value: 33.33, percent: 33.33, toDate: 11_110 })];
  const [work_done, vo_done] = [fromRinggit(171_327.25), fromRinggit(11_110)];
  const project = {
    code: 'KJ 01',
    name: 'Contoh',
    contract_sum: fromRinggit(875_252),
    retention_percent: 10,
    retention_limit_percent: 5,
    retain_materials: true,
    materials_percent: 75,
    cpc_date: '2026-03-01',
    cmgd_date: null as string | null,
    advance: fromRinggit(50_000),
    advance_on: '2026-01-01',
    recoup_from_percent: 10,
    recoup_to_percent: 75,
    tax_rules: [{ from: '2026-01-01', treatment: 'Service Tax', percent: 6, base: 'All', reason: null }],
  };
  const facts = {
    period_end: '2026-03-31',
    work_done,
    vo_done,
    materials_on_site: fromRinggit(8_000.01),
    services: work_done,
    deductions: fromRinggit(1_500),
    previous_net: fromRinggit(90_000),
    previous_taxable: fromRinggit(90_000),
  } as never;
  for (const [cpc_date, cmgd_date, sections] of [
    [null, null, 0],
    [null, null, 300_000.33],
    [null, null, 900_000],
    ['2026-03-01', null, 300_000.33],
    ['2026-03-01', '2026-03-31', 0],
  ] as const) {
    const own = { ...project, cpc_date, cmgd_date } as never;
    const terms = termsOf(own, '2026-03-31' as never, fromRinggit(sections));
    const paper = {
      project: own,
      claim: { claim_no: 1, period_end: '2026-03-31' },
      reckoned: { terms, facts, figures: valueClaim(terms, facts) },
      items,
      variations,
    } as unknown as ClaimPaper;
    const sheets = claimWorkbook(paper, 'ms');
    const worked = workOut(sheets);
    expect(worked.length).toBeGreaterThan(30);
    for (const each of worked) expect([each.at, each.worked]).toEqual([each.at, each.said]);
    const bytes = await buffer(streamXlsx(sheets));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  }
});

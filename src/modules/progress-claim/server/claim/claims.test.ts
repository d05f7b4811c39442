/** Claims over HTTP: valued by quantity and per cent, certified, paid; what each refuses. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { CLAIMS, CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let owner: TestPerson;
let pcr: ReturnType<typeof pcrCalls>;
let project: { id: number; updated_at: string };
let item: (code: string) => number;

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  owner = await ownerOf(portal);
  pcr = pcrCalls(owner);
  project = await pcr.project();
  const { lines } = await pcr.bill(project.id);
  item = (code) => lines.find((line: { code: string }) => line.code === code).id;
});

const refused = async (path: string, body: object) => {
  const answer = await owner.client.post(path, body);
  return [answer.status, answer.body.errors];
};
/** Changes some fields of a contract. */
async function change(id: number, more: object): Promise<void> {
  const row = (await owner.client.get(`${PROJECTS}/${id}`)).body.data;
  const form = Object.fromEntries(Object.keys(CONTRACT).map((key) => [key, row[key]]));
  const { status } = await owner.client.post(`${PROJECTS}/${id}`, { ...form, ...more, updated_at: row.updated_at });
  expect(status).toBe(200);
}
const seen = async (id: number) => ({ updated_at: (await pcr.show(id)).updated_at });
const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100;

test('a line keeps what was typed, preliminaries follow the calendar, and the claim adds up', async () => {
  const claim = await pcr.claim(project.id, '2026-03-31');
  await pcr.value(claim.id, [
    { item_id: item('2.1'), by: 'Quantity', value: 300.25 },
    { item_id: item('2.2'), by: 'Percent', value: 12.5 },
  ]);
  const lines = await pcr.lines(claim.id);
  expect(lines.map((each: Record<string, unknown>) => [each['claimed_by'], each['claimed_value'], each['claimed']])).toEqual([
    ['Time', null, 24_657.53],
    ['Progress', null, 4_968.63],
    ['Quantity', 300.25, 123_808.09],
    ['Percent', 12.5, 47_531.25],
  ]);
  const { claimed, trace } = await pcr.show(claim.id);
  expect(claimed.work_done).toBe(sum(lines.map((each: { claimed: number }) => each.claimed)));
  expect(claimed.retention).toBe(sum([claimed.work_done * 0.1]));
  expect(claimed.net).toBe(sum([claimed.work_done, -claimed.retention]));
  expect(trace.claimed.at(-1)).toMatchObject({ step: 'payable', result: claimed.payable });
  await pcr.value(claim.id, [{ item_id: item('2.1'), by: null, value: 0 }]);
  expect((await pcr.lines(claim.id)).some((each: { item_id: number }) => each.item_id === item('2.1'))).toBe(false);
});

test('claims are certified one after the other and add up to the last cumulative net; the project is completed at the end', async () => {
  await change(project.id, { cpc_date: '2026-09-30', cmgd_date: '2026-11-15' });
  const periods = ['2026-03-31', '2026-06-30', '2026-09-30', '2026-11-15'];
  const shares = [20, 60, 100, 100];
  for (const [at, period] of periods.entries()) {
    const claim = await pcr.claim(project.id, period);
    await pcr.value(
      claim.id,
      ['1.1', '2.1', '2.2'].map((code) => ({ item_id: item(code), by: 'Percent', value: shares[at] })),
    );
    await pcr.certify(claim.id, period === '2026-11-15' ? '2026-11-18' : period);
    if (at > 0) continue;
    expect((await pcr.pay(claim.id, '2026-04-30')).status).toBe('Paid');
  }
  const claims = (await owner.client.get(`${PROJECTS}/${project.id}/claims`)).body.data;
  const [last] = claims;
  expect(last.certified).toMatchObject({ work_done: 1_000_000, retention: 0, net: 1_000_000, this_claim: 25_000 });
  expect(sum(claims.map((each: { certified: { this_claim: number } }) => each.certified.this_claim))).toBe(last.certified.net);
  expect(claims.map((each: { certified: { retention: number } }) => each.certified.retention)).toEqual([0, 25_000, 50_000, 20_000]);
  const shown = (await owner.client.get(`${PROJECTS}/${project.id}`)).body.data;
  expect(shown).toMatchObject({ status: 'Completed', certified: 1_000_000, progress_percent: 100, retention: 0 });
  const { data: overview } = (await owner.client.get(`${PROJECTS}/${project.id}/overview`)).body;
  expect(overview).toMatchObject({ certified_work: 1_000_000, paid: 180_000, outstanding: 820_000, ageing: { '90+': 370_000 } });

  // A variation approved since opens the contract again.
  const at = `${PROJECTS}/${project.id}/variations`;
  const form = { vo_no: 'VO 9', date: '2026-11-19', kind: 'Addition', description: 'One more gate', amount: 5_000, is_service: true };
  const { data: variation } = (await owner.client.post(at, form)).body;
  const statusNow = async () => (await owner.client.get(`${PROJECTS}/${project.id}`)).body.data.status;
  expect(await statusNow()).toBe('Completed');
  await owner.client.post(`${at}/${variation.id}/approve`, { updated_at: variation.updated_at, remark: null });
  expect(await statusNow()).toBe('On Going');

  // What was certified stays owed where a contract is cancelled.
  const owed = async () => (await owner.client.get(`${PROJECTS}/summary`)).body.data;
  const before = await owed();
  expect(before).toMatchObject({ contracts: 1, certified: 1_000_000, paid: 180_000, outstanding: 820_000 });
  await change(project.id, { cancelled: true });
  expect(await owed()).toEqual({ ...before, contracts: 0, contract_sum: 0 });
});

test('preliminaries by time stay at what was certified where an extension makes their share smaller', async () => {
  const first = await pcr.claim(project.id, '2026-06-30');
  await pcr.certify(first.id, '2026-07-02');
  const site = async (id: number) => (await pcr.lines(id)).find((line: { item_id: number }) => line.item_id === item('1.1'));
  const certified = (await site(first.id)).certified;
  expect(certified).toBe(49_589.04);
  const eot = { eot_no: 'EOT 1', applied_on: '2026-07-05', reason: 'Rain', days_asked: 365, remark: null };
  const granted = await owner.client.post(`${PROJECTS}/${project.id}/extensions`, { ...eot, status: 'Granted', granted_to: '2027-12-31' });
  expect(granted.status).toBe(200);
  const second = await pcr.claim(project.id, '2026-07-31');
  // 212 of 730 days are 29,041.10.
  expect(await site(second.id)).toMatchObject({ claimed_by: 'Time', previous: certified, claimed: certified });
});

test('what is certified may be less than what was claimed, and the next claim begins with what was certified', async () => {
  const first = await pcr.claim(project.id, '2026-01-31');
  await pcr.value(first.id, [{ item_id: item('2.2'), by: 'Percent', value: 40 }]);
  await pcr.act(first.id, 'submit');
  await pcr.value(first.id, [{ item_id: item('2.2'), by: 'Percent', value: 30 }], 'certified');
  await pcr.act(first.id, 'review');
  await pcr.act(first.id, 'approve', { certificate_no: 'IPC 1', certificate_date: '2026-02-10', invoice_date: '2026-02-12', e_invoice_id: 'E1' });
  const shown = await pcr.show(first.id);
  expect(shown).toMatchObject({ status: 'Waiting for Payment', due_date: '2026-03-14', invoice_no: 'PCI-2026-000001', e_invoice_id: 'E1', days_overdue: 251 });
  expect(shown.certified.work_done).toBeLessThan(shown.claimed.work_done);
  const second = await pcr.claim(project.id, '2026-02-28');
  const line = (await pcr.lines(second.id)).find((each: { item_id: number }) => each.item_id === item('2.2'));
  expect(line).toMatchObject({ previous: 114_075, claimed: 114_075, claimed_by: 'Percent', claimed_value: 30, certified: null });
  expect((await pcr.show(second.id)).claimed.previous_net).toBe(shown.certified.net);
});

test('a fixed contract is exempt until the law ends it, by the day of the claim and then of the invoice', async () => {
  const fixed = { from: '2026-01-01', treatment: 'Fixed Contract', percent: 6, base: 'All', reason: null };
  await change(project.id, { tax_rules: [fixed] });
  const claim = await pcr.claim(project.id, '2026-06-30');
  await pcr.value(claim.id, [{ item_id: item('2.2'), by: 'Percent', value: 40 }]);
  const before = await pcr.show(claim.id);
  expect(before).toMatchObject({ claimed: { tax: 0 }, tax: { treatment: 'Exempt', percent: 0, reason: null, fixed: true } });
  const after = await pcr.certify(claim.id, '2026-07-01');
  expect(after.tax).toEqual({ treatment: 'Service Tax', percent: 6, reason: null, fixed: true });
  expect(after.certified.tax).toBe(sum([after.certified.this_claim * 0.06]));
  expect(after.certified.payable).toBe(sum([after.certified.this_claim, after.certified.tax]));
  const source = (one: typeof after, side: 'claimed' | 'certified') => one.trace[side].find(({ step }: { step: string }) => step === 'tax').source.en;
  expect([source(after, 'claimed'), source(after, 'certified')]).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('until 30 June 2026')));
});

describe('refuses', () => {
  test('more than the whole of a line, and less than was certified without a reason', async () => {
    const claim = await pcr.claim(project.id, '2026-01-31');
    const enter = async (more: object) =>
      refused(`${CLAIMS}/${claim.id}/lines`, { ...(await seen(claim.id)), side: 'claimed', lines: [{ item_id: item('2.1'), ...more }] });
    expect(await enter({ by: 'Quantity', value: 1_200.51 })).toEqual([422, { lines: [expect.stringContaining('2.1: enter 0 up to')] }]);
    expect(await enter({ by: 'Amount', value: -1 })).toEqual([422, { lines: [expect.any(String)] }]);
    expect(await enter({ by: 'Percent', value: 50 })).toEqual([200, undefined]);
    await pcr.certify(claim.id, '2026-02-01');
    const next = await pcr.claim(project.id, '2026-02-28');
    const drop = async (reason: string | null) =>
      refused(`${CLAIMS}/${next.id}/lines`, { ...(await seen(next.id)), side: 'claimed', lines: [{ item_id: item('2.1'), by: 'Percent', value: 49, reason }] });
    expect(await drop(null)).toEqual([422, { lines: ['2.1 is less than was certified before. Enter a reason.'] }]);
    expect(await drop('Measured again')).toEqual([200, undefined]);
  });

  test('a line of another contract, and one that is sent twice', async () => {
    const claim = await pcr.claim(project.id, '2026-01-31');
    const other = await pcr.project({ code: 'KJ-02' });
    const stranger = (await pcr.bill(other.id)).lines[1].id;
    const enter = async (lines: readonly object[]) => refused(`${CLAIMS}/${claim.id}/lines`, { ...(await seen(claim.id)), side: 'claimed', lines });
    expect((await enter([{ item_id: stranger, by: 'Percent', value: 1 }]))[0]).toBe(422);
    const one = { item_id: item('2.1'), by: 'Percent', value: 1 };
    expect(await enter([one, one])).toEqual([422, { lines: ['A line stands twice.'] }]);
  });

  test('two claims that are not certified, a period that is not later, a change of the bill once a claim was submitted', async () => {
    const claim = await pcr.claim(project.id, '2026-01-31');
    const begin = (period_end: string) => refused(`${PROJECTS}/${project.id}/claims`, { period_end, claim_date: period_end });
    expect(await begin('2026-02-28')).toEqual([422, { base: ['Claim 1 is not certified yet. Finish it first.'] }]);
    await pcr.value(claim.id, [{ item_id: item('2.1'), by: 'Percent', value: 50 }]);
    await pcr.act(claim.id, 'submit');
    expect(await refused(`${PROJECTS}/${project.id}/bill/adjust`, {})).toEqual([422, { base: [expect.stringContaining('by variations alone')] }]);
    await pcr.act(claim.id, 'reject', { remark: 'Photos are missing' });
    expect(await begin('2026-02-28')).toEqual([422, { base: ['Claim 1 was rejected. Begin its next version.'] }]);
    const again = await pcr.act(claim.id, 'revise');
    expect(again).toMatchObject({ claim_no: 1, version: 2, status: 'Draft' });
    expect((await pcr.lines(again.id)).find((each: { item_id: number }) => each.item_id === item('2.1'))).toMatchObject({ claimed_value: 50 });
    await pcr.certify(again.id, '2026-02-01');
    expect(await begin('2026-01-31')).toEqual([422, { period_end: ['The period ends after 31/01/26, where the last claim ended.'] }]);
  });

  test('a bill that is not the contract sum, a stale version, a move from the wrong status, more than is left', async () => {
    const claim = await pcr.claim(project.id, '2026-01-31');
    const extra = await owner.client.post(`${PROJECTS}/${project.id}/items`, {
      kind: 'Item',
      level: 0,
      bill_no: null,
      code: '3.1',
      description: 'Gate',
      unit: 'no',
      quantity: 1,
      rate: 10,
      valued_by: 'Measured',
      is_service: true,
      position: null,
    });
    expect(await refused(`${CLAIMS}/${claim.id}/submit`, await seen(claim.id))).toEqual([
      422,
      { base: [expect.stringContaining('The bill comes to RM 1,000,010.00')] },
    ]);
    await owner.client.delete(`${PROJECTS}/${project.id}/items/${extra.body.data.id}?updated_at=${encodeURIComponent(extra.body.data.updated_at)}`);
    expect((await refused(`${CLAIMS}/${claim.id}/submit`, { updated_at: '2020-01-01T00:00:00Z' }))[0]).toBe(409);
    expect((await refused(`${CLAIMS}/${claim.id}/review`, await seen(claim.id)))[0]).toBe(422);
    await pcr.certify(claim.id, '2026-02-01');
    const { outstanding } = await pcr.show(claim.id);
    const pay = async (amount: number) =>
      refused(`${CLAIMS}/${claim.id}/made-payment`, { ...(await seen(claim.id)), amount, paid_on: '2026-02-20', reference: 'R' });
    expect((await pay(outstanding + 0.01))[1]).toHaveProperty('amount');
    expect((await pay(100))[0]).toBe(200);
    expect(await pcr.show(claim.id)).toMatchObject({ status: 'Waiting for Payment', paid_amount: 100, payments: [{ amount: 100, reference: 'R' }] });
    expect((await pay(outstanding - 100))[0]).toBe(200);
    expect((await pcr.show(claim.id)).status).toBe('Paid');
  });

  test('a certificate before the review, and lines of who certifies until then', async () => {
    const claim = await pcr.claim(project.id, '2026-01-31');
    await pcr.value(claim.id, [{ item_id: item('2.1'), by: 'Percent', value: 50 }]);
    await pcr.act(claim.id, 'submit');
    const signs = await adminOf(portal, owner, { '/pcr/project': ['Approve'] });
    const by = async (path: string, body: object) => {
      const answer = await signs.client.post(`${CLAIMS}/${claim.id}/${path}`, { ...(await seen(claim.id)), ...body });
      return [answer.status, answer.body.errors];
    };
    const certificate = { certificate_no: 'IPC-1', certificate_date: '2026-02-02', invoice_date: '2026-02-02' };
    const lines = { side: 'certified', lines: [{ item_id: item('2.1'), by: 'Percent', value: 40 }] };
    const early = [422, { base: [expect.stringMatching(/waiting for approval/i)] }];
    expect([await by('approve', certificate), await by('lines', lines)]).toEqual([early, early]);
    expect((await signs.client.get(`${CLAIMS}/${claim.id}`)).body.data.can).toMatchObject({ approve: false, certify: false });
    await pcr.act(claim.id, 'review');
    expect([await by('lines', lines), await by('approve', certificate)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await pcr.show(claim.id)).status).toBe('Waiting for Payment');
  });

  test('what is certified or paid a second time at the same moment', async () => {
    const twice = await pcr.project({ code: 'KJ-04' });
    const { lines } = await pcr.bill(twice.id);
    const claim = await pcr.claim(twice.id, '2026-02-28');
    await pcr.value(claim.id, [{ item_id: lines.find(({ code }: { code: string }) => code === '2.1').id, by: 'Percent', value: 10 }]);
    await pcr.act(claim.id, 'submit');
    await pcr.act(claim.id, 'review');
    const atOnce = async (verb: string, body: object) => {
      const stamp = await seen(claim.id);
      const answers = await Promise.all(Array.from({ length: 4 }, () => refused(`${CLAIMS}/${claim.id}/${verb}`, { ...stamp, ...body })));
      return answers.map(([status]) => status).toSorted();
    };
    const certificate = { certificate_no: 'IPC-1', certificate_date: '2026-03-02', invoice_date: '2026-03-02' };
    expect(await atOnce('approve', certificate)).toEqual([200, 409, 409, 409]);
    const { outstanding } = await pcr.show(claim.id);
    expect(await atOnce('made-payment', { amount: outstanding, paid_on: '2026-03-05', reference: 'R1' })).toEqual([200, 409, 409, 409]);
    expect((await pcr.show(claim.id)).payments).toMatchObject([{ amount: outstanding }]);
  });

  test('damages without the certificate of non-completion, and above the delay', async () => {
    const late = await pcr.project({ code: 'KJ-03', completion_date: '2026-03-31' });
    const claim = await pcr.claim(late.id, '2026-04-10');
    const head = { side: 'claimed', period_end: '2026-04-10', claim_date: '2026-04-10', materials_on_site: 8_000 };
    const deduct = async (amount: number) =>
      refused(`${CLAIMS}/${claim.id}`, { ...(await seen(claim.id)), ...head, deductions: [{ kind: 'Damages', name: 'LAD 10 days', amount }] });
    expect(await deduct(1_500)).toEqual([422, { deductions: [expect.stringContaining('certificate of non-completion')] }]);
    await change(late.id, { cnc_date: '2026-04-05' });
    expect(await deduct(15_000.01)).toEqual([422, { deductions: ['Damages so far come to RM 15,000.00. Deduct at most that.'] }]);
    expect((await deduct(15_000))[0]).toBe(200);
    expect((await pcr.show(claim.id)).claimed).toMatchObject({ deductions: 15_000, materials: 6_000 });
    // An extension that is granted afterwards takes the delay away: what was entered before is neither submitted nor certified.
    const extension = { eot_no: 'EOT-1', applied_on: '2026-04-01', reason: 'Rain', days_asked: 5, granted_to: '2026-04-05', remark: null };
    const extend = async (more: object) => (await owner.client.post(`${PROJECTS}/${late.id}/extensions`, { ...extension, ...more })).status;
    const tooHigh = (amount: string) => [422, { base: [`Damages so far come to RM ${amount}. Deduct at most that.`] }];
    expect(await extend({ status: 'Granted' })).toBe(200);
    expect(await refused(`${CLAIMS}/${claim.id}/submit`, await seen(claim.id))).toEqual(tooHigh('7,500.00'));
    expect((await deduct(7_500))[0]).toBe(200);
    await pcr.act(claim.id, 'submit');
    await pcr.act(claim.id, 'review');
    expect(await extend({ eot_no: 'EOT-2', granted_to: '2026-04-08', status: 'Granted' })).toBe(200);
    const certificate = { certificate_no: 'IPC-9', certificate_date: '2026-04-12', invoice_date: '2026-04-12' };
    expect(await refused(`${CLAIMS}/${claim.id}/approve`, { ...(await seen(claim.id)), ...certificate })).toEqual(tooHigh('3,000.00'));
  });
});

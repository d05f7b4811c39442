/** A bill from a sheet over HTTP: dry run, accept, the same again, undo; a bill of 5,000 lines. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';

const PATH = 'api/pcr/bill-import';
const portal = await openTestPortal();
afterAll(() => portal.close());

let owner: TestPerson;
let id: number;

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  owner = await ownerOf(portal);
  id = (await owner.client.post(PROJECTS, CONTRACT)).body.data.id;
});

const HEADERS = ['Bill no.', 'Item', 'Kind', 'Description', 'Unit', 'Qty', 'Rate (RM)'];
type Cells = readonly (string | number | null)[];
const SHEET: readonly Cells[] = [
  ['1', null, null, 'PRELIMINARIES', null, null, null],
  ['1', '1.1', 'Preliminary', 'Site office', 'sum', 1, 90_000],
  ['2', null, null, 'STRUCTURE', null, null, null],
  ['2', '2.1', null, 'Concrete grade 30', 'm3', 1_200.5, 412.35],
  ['2', '2.2', 'PC Sum', 'Sanitary fittings', 'sum', 1, 50_000],
  ['2', '2.3', null, 'Broken', 'm3', 1, -5],
];

async function check(rows: readonly Cells[]) {
  const form = new FormData();
  form.set('file', new Blob([await buffer(streamXlsx({ name: 'BQ', columns: HEADERS.map((header) => ({ header })), rows }))]), 'bill.xlsx');
  form.set('project_id', String(id));
  return owner.client.post(PATH, form);
}
const bill = async () => (await owner.client.get(`${PROJECTS}/${id}/bill`)).body.data;

test('a bill is checked, saved, found again line by line, and taken back', async () => {
  const checked = (await check(SHEET)).body.data;
  expect([checked.added, checked.refused, (await bill()).lines.length]).toEqual([5, 1, 0]);
  expect(checked.rows.at(-1).errors).toEqual([{ column: 'Rate', message: 'Only an adjustment line takes away. Use a rate of 0 or more.' }]);
  expect((await owner.client.post(`${PATH}/${checked.id}/accept`, {})).body.data.written).toBe(5);
  const first = await bill();
  expect(first.lines.map((line: Record<string, unknown>) => [line['kind'], line['level'], line['code'], line['amount'], line['valued_by']])).toEqual([
    ['Section', 1, null, 0, 'Measured'],
    ['Preliminary', 0, '1.1', 90_000, 'Time'],
    ['Section', 1, null, 0, 'Measured'],
    ['Item', 0, '2.1', 495_026.18, 'Measured'],
    ['PC Sum', 0, '2.2', 50_000, 'Measured'],
  ]);
  const again = (await check([['2', '2.1', null, 'Concrete grade 35', 'm3', 1_200.5, 412.35], SHEET[4]!])).body.data;
  expect([again.added, again.changed, again.unchanged]).toEqual([0, 1, 1]);
  await owner.client.post(`${PATH}/${again.id}/accept`, {});
  expect((await bill()).lines[3].description).toBe('Concrete grade 35');
  expect((await owner.client.post(`${PATH}/${again.id}/undo`, {})).body.data.undone).toBe(1);
  expect((await bill()).lines[3].description).toBe('Concrete grade 30');
  // The line that was changed and put back since is another version than the first import left.
  expect((await owner.client.post(`${PATH}/${checked.id}/undo`, {})).body.data).toMatchObject({ undone: 4, kept: 1 });
});

test('items are lettered anew in each bill and on each page, and each is found again', async () => {
  const lettered: readonly Cells[] = [
    ['1', 'A', null, 'Excavate', 'm3', 10, 20],
    ['1', 'B', null, 'Backfill', 'm3', 10, 5],
    ['2', 'A', null, 'Concrete', 'm3', 10, 400],
    // The next page of bill 2.
    ['2', 'A', null, 'Formwork', 'm2', 10, 60],
    ['2', null, null, 'Ditto', 'm2', 10, 61],
    ['2', null, null, 'Ditto', 'm2', 10, 61],
  ];
  const first = (await check(lettered)).body.data;
  expect([first.added, first.refused]).toEqual([6, 0]);
  await owner.client.post(`${PATH}/${first.id}/accept`, {});
  const again = (await check(lettered)).body.data;
  expect([again.added, again.changed, again.unchanged, again.refused]).toEqual([0, 0, 6, 0]);
  const dearer = (
    await check([
      ['1', 'A', null, 'Excavate', 'm3', 10, 25],
      ['2', 'A', null, 'Formwork', 'm2', 10, 70],
      ['2', 'A', null, 'Falsework', 'm2', 10, 70],
      ['3', 'A', null, 'Doors', 'no', 10, 900],
      ['1', 'B', null, 'Backfill with sand', 'm3', 10, 5],
      ['1', 'B', null, 'Backfill', 'm3', 10, 6],
    ])
  ).body.data;
  expect(dearer.rows.map(({ kind, errors }: { kind: string; errors: { message: string }[] }) => [kind, errors[0]?.message])).toEqual([
    ['changed', undefined],
    ['changed', undefined],
    ['refused', 'The bill has several lines with this number. Change the line in the bill itself.'],
    ['added', undefined],
    ['refused', 'Row 7 is this line of the bill already. Use another item number.'],
    ['changed', undefined],
  ]);
  // Some rows of a sheet mean what they meant among all.
  const { data } = (await owner.client.post(`${PATH}/${dearer.id}/accept`, { rows: [3, 5] })).body;
  expect(data.written).toBe(2);
  expect((await bill()).lines.map(({ bill_no, code, rate }: { bill_no: string; code: string; rate: number }) => [bill_no, code, rate])).toEqual([
    ['1', 'A', 20],
    ['1', 'B', 5],
    ['2', 'A', 400],
    ['2', 'A', 70],
    ['2', null, 61],
    ['2', null, 61],
    ['3', 'A', 900],
  ]);
});

test('a line that is valued otherwise than its kind stays so when its rate changes', async () => {
  const { id: first } = (await check([['1', '1.1', null, 'Tower crane', 'sum', 1, 90_000]])).body.data;
  await owner.client.post(`${PATH}/${first}/accept`, {});
  const [line] = (await bill()).lines;
  await portal.owner.query(`update pcr_items set valued_by = 'Time' where id = $1`, [line.id]);
  const { id: second } = (await check([['1', '1.1', null, 'Tower crane', 'sum', 1, 95_000]])).body.data;
  await owner.client.post(`${PATH}/${second}/accept`, {});
  expect((await bill()).lines[0]).toMatchObject({ rate: 95_000, valued_by: 'Time' });
});

test('a claim that is submitted while a bill is being saved fixes the bill', async () => {
  const { id: first } = (await check([['1', '1.1', null, 'Everything', 'sum', 1, 1_000_000]])).body.data;
  await owner.client.post(`${PATH}/${first}/accept`, {});
  const claim = await pcrCalls(owner).claim(id, '2026-01-31');
  const { id: second } = (await check([['1', '1.1', null, 'Everything', 'sum', 1, 900_000]])).body.data;
  const officer = await portal.owner.connect();
  try {
    await officer.query('begin');
    await officer.query('select id from pcr_projects where id = $1 for update', [id]);
    const saving = owner.client.post(`${PATH}/${second}/accept`, {});
    await expect
      .poll(async () => (await portal.owner.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount)
      .toBe(1);
    await officer.query(`update pcr_claims set status = 'Waiting for Approval' where id = $1`, [claim.id]);
    await officer.query('commit');
    expect((await saving).body.errors).toHaveProperty('base');
  } finally {
    officer.release();
  }
  expect((await bill()).lines[0].amount).toBe(1_000_000);
});

test('a bill that claims were made of is not imported again', async () => {
  const pcr = pcrCalls(owner);
  const { id: checkedId } = (await check([['1', '1.1', null, 'Everything', 'sum', 1, 1_000_000]])).body.data;
  await owner.client.post(`${PATH}/${checkedId}/accept`, {});
  const claim = await pcr.claim(id, '2026-01-31');
  const [line] = (await bill()).lines;
  await pcr.value(claim.id, [{ item_id: line.id, by: 'Percent', value: 10 }]);
  await pcr.act(claim.id, 'submit');
  expect((await check(SHEET)).body.data).toMatchObject({ added: 0, refused: 6 });
  expect((await owner.client.post(`${PATH}/${checkedId}/undo`, {})).body.data).toMatchObject({ undone: 0, kept: 1 });
});

test('a bill of 5,000 lines comes in one file and is claimed whole', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at): Cells => ['1', `1.${at + 1}`, null, `Line ${at + 1}`, 'm2', 10, 20]);
  const { id: checkedId } = (await check(rows)).body.data;
  expect((await owner.client.post(`${PATH}/${checkedId}/accept`, {})).body.data.written).toBe(5_000);
  const whole = await bill();
  expect([whole.lines.length, whole.total, whole.difference]).toEqual([5_000, 1_000_000, 0]);
  const pcr = pcrCalls(owner);
  const claim = await pcr.claim(id, '2026-06-30');
  await pcr.value(
    claim.id,
    whole.lines.map((line: { id: number }) => ({ item_id: line.id, by: 'Percent', value: 50 })),
  );
  expect((await pcr.show(claim.id)).claimed.work_done).toBe(500_000);
  expect((await check([['1', '1.5001', null, 'One more', 'm2', 1, 1]])).body.data.refused).toBe(1);
}, 60_000);

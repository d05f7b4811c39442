/** What a pass does and holds, over HTTP: live firing that comes and goes with it, days of the course, and a course that was passed took place. */
import { afterAll, describe, expect, test } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type UnitFixture } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const ago = (days: number) => addDays(DAY, -days);
const PATH = 'api/asm/courses';

const FORM = {
  code: 'KT-1',
  type: 'Shooting',
  name: 'Live firing',
  provider: 'PULAPOL',
  venue: 'Kajang',
  start_date: ago(60),
  end_date: ago(10),
  capacity: 9,
  fee: null,
  rank_ids: [],
  valid_months: 12,
  cancelled: false,
};
type Result = 'Passed' | 'Failed' | 'Approved';

/** A course with one officer in it. */
async function openCourse({ owner: { client } }: UnitFixture, officer: { readonly id: number }, more: object = {}) {
  const form = { ...FORM, code: `K${Math.random()}`, ...more };
  const id: number = (await client.post(PATH, form)).body.data.id;
  expect((await client.post(`${PATH}/${id}/participants`, { officer_ids: [officer.id] })).status).toBe(200);
  const participant_id = (await client.get(`${PATH}/${id}/participants`)).body.data[0].id as number;
  return {
    id,
    record: (result: Result, extra: object = {}) =>
      client.post(`${PATH}/${id}/results`, { participant_id, result, certificate_no: result === 'Passed' ? 'S/1' : null, valid_until: null, ...extra }),
    change: async (to: object) => client.post(`${PATH}/${id}`, { ...form, ...to, updated_at: (await client.get(`${PATH}/${id}`)).body.data.updated_at }),
  };
}

describe('the live firing of an officer', () => {
  const [A, B] = [ago(40), ago(10)];
  /** What is done in turn: a day entered by hand, or a result of the course that ended on A or on B. */
  type Step = { readonly hand: string | null } | { readonly [course in 'A' | 'B']?: Result };
  const cases: readonly (readonly [string, readonly Step[], string | null])[] = [
    ['comes from a pass', [{ A: 'Passed' }], A],
    ['is the newest of two', [{ B: 'Passed' }, { A: 'Passed' }], B],
    ['goes with the pass that gave it', [{ A: 'Passed' }, { A: 'Failed' }], null],
    ['goes back to what was entered by hand', [{ hand: ago(70) }, { A: 'Passed' }, { A: 'Failed' }], ago(70)],
    ['goes back to it through two passes, the newest first', [{ hand: ago(70) }, { A: 'Passed' }, { B: 'Passed' }, { B: 'Failed' }, { A: 'Failed' }], ago(70)],
    [
      'goes back to it through two passes, the first one first',
      [{ hand: ago(70) }, { A: 'Passed' }, { B: 'Passed' }, { A: 'Failed' }, { B: 'Failed' }],
      ago(70),
    ],
    ['is what another pass gave', [{ B: 'Passed' }, { A: 'Passed' }, { B: 'Approved' }], A],
    ['stays where a later day was entered by hand', [{ hand: ago(3) }, { A: 'Passed' }, { A: 'Failed' }], ago(3)],
    ['stays where a day was entered after the pass', [{ A: 'Passed' }, { hand: ago(50) }, { A: 'Failed' }], ago(50)],
    ['stays where the same day was entered before the pass', [{ hand: A }, { A: 'Passed' }, { A: 'Failed' }], A],
    ['stays by a first result that is no pass', [{ hand: A }, { A: 'Failed' }], A],
    ['stays by a pass that is corrected', [{ A: 'Passed' }, { hand: ago(50) }, { A: 'Passed' }], ago(50)],
  ];
  test.each(cases)('%s', async (_name, steps, left) => {
    const services = await openUnit(portal);
    const { client } = services.owner;
    const officer = await services.officer({ service_no: 'PB 1001' });
    const path = `api/asm/officers/${officer.id}`;
    const read = async () => (await client.get(path)).body.data;
    const courses = { A: await openCourse(services, officer, { end_date: A }), B: await openCourse(services, officer, { end_date: B }) };
    for (const step of steps) {
      if ('hand' in step) {
        const { service_no, source, appointed_at, appointment_expiry, oath_date, station, authority_area, updated_at } = await read();
        const form = { service_no, source, appointed_at, appointment_expiry, appointment_letter_no: 'L/1', oath_date, station, authority_area };
        const sent = { ...form, height_cm: null, weight_kg: null, firearm_permitted: true, firearm_qualified_at: step.hand, updated_at };
        const answer = await client.post(path, sent);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      }
      for (const [name, result] of Object.entries(step))
        if (name !== 'hand') expect((await courses[name as 'A' | 'B'].record(result as Result)).status).toBe(200);
    }
    expect((await read()).firearm_qualified_at).toBe(left);
  });
});

test('a pass comes with the last day of the course at the earliest, other results while it goes on', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1001' });
  for (const [start_date, end_date, result, error] of [
    [ago(3), addDays(DAY, 1), 'Passed', `The course ends on ${formatDate(addDays(DAY, 1))}: nobody has passed before that day.`],
    [ago(3), addDays(DAY, 1), 'Failed', null],
    [ago(3), DAY, 'Passed', null],
    [DAY, DAY, 'Passed', null],
    [addDays(DAY, 1), addDays(DAY, 1), 'Failed', 'Results are recorded once the course has begun.'],
  ] as const) {
    const { id, record } = await openCourse(services, officer);
    await portal.owner.query('update asm_courses set start_date = $2, end_date = $3 where id = $1', [id, start_date, end_date]);
    const { status, body } = await record(result);
    expect([status, body.errors], `${start_date} ${end_date} ${result}`).toEqual(error ? [422, { result: [error] }] : [200, undefined]);
  }
});

test('a course that somebody passed keeps its type and its last day and is not cancelled; everything else may change', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1001' });
  const passed = 'Somebody has passed this course, so this stays. Take the results back first.';
  const { record, change } = await openCourse(services, officer);
  expect((await record('Passed')).status).toBe(200);
  for (const [to, errors] of [
    [{ cancelled: true }, { cancelled: [passed] }],
    [{ end_date: ago(9) }, { end_date: [passed] }],
    [{ end_date: addDays(DAY, 9) }, { end_date: [passed] }],
    [{ type: 'Basic' }, { type: [passed] }],
    [
      { type: 'Basic', end_date: ago(9), cancelled: true },
      { type: [passed], end_date: [passed], cancelled: [passed] },
    ],
    [{ name: 'Live firing by night', start_date: ago(50), capacity: 1, valid_months: null }, undefined],
  ] as const) {
    const { body } = await change(to);
    expect(body.errors, JSON.stringify(to)).toEqual(errors);
  }
  expect((await record('Failed')).status).toBe(200);
  expect((await change({ type: 'Refresher', end_date: ago(9) })).status).toBe(200);
  expect((await change({ cancelled: true })).status).toBe(200);
  expect((await record('Passed')).body.errors).toEqual({ result: ['The course is cancelled: nobody has a result of it.'] });
});

test('of a pass and a cancelling at the same moment one stands', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1001' });
  for (const _ of [1, 2, 3]) {
    const { record, change } = await openCourse(services, officer);
    const answers = await Promise.all([record('Passed'), change({ cancelled: true })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  }
});

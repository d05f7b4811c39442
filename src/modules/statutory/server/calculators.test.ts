/** The five calculators over HTTP. */
import { afterAll, describe, expect, it } from 'vitest';
import { userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const client = (await userOf(portal)).client;

const CASES: [string, object, object][] = [
  ['epf', { date: '2026-11-30', wage: 5000 }, { part: 'A', employee: 550, employer: 650, total: 1200 }],
  ['epf', { date: '2026-11-30', wage: 3250, citizenship: 'foreign' }, { part: 'F', total: 130 }],
  ['socso', { date: '2026-11-30', wage: 4626.92, category: 1 }, { employee: 23.25, employer: 81.35 }],
  ['eis', { date: '2026-11-30', wage: 6500 }, { employee: 11.9, employer: 11.9 }],
  ['eis', { date: '2026-11-30', wage: 6500, rules: 'specification' }, { employee: 0, employer: 0 }],
  ['hrdf', { date: '2026-11-30', wage: 4626.92, rate: 1 }, { employer: 46.27 }],
  ['mtd', { date: '2026-01-31', category: 1, accumulated: {}, current: { remuneration: 5000, epf: 550 } }, { payable: 110 }],
];

describe('answers the figures and the steps', () => {
  it.each(CASES)('%s %j', async (scheme, input, output) => {
    const { status, body } = await client.post(`api/statutory/${scheme}`, input);
    expect(status).toBe(200);
    expect(body.data).toMatchObject(output);
    expect(body.data.trace.length).toBeGreaterThan(0);
    expect(body.data.trace[0]).toMatchObject({
      title: { en: expect.any(String), ms: expect.any(String) },
      source: { en: expect.stringMatching(/.+/), ms: expect.stringMatching(/.+/) },
    });
  });
});

describe('refuses', () => {
  it.each([
    ['a rate below the law', 'epf', { date: '2026-11-30', wage: 3000, employee_rate: 9 }, 'employee_rate'],
    ['a date before the first table', 'epf', { date: '2010-01-31', wage: 3000 }, 'date'],
    ['a day that does not exist', 'eis', { date: '2026-02-30', wage: 3000 }, 'date'],
    ['three decimals', 'socso', { date: '2026-11-30', wage: 1.001, category: 1 }, 'wage'],
    ['text for a number', 'socso', { date: '2026-11-30', wage: '1000', category: 1 }, 'wage'],
    ['an unknown field', 'hrdf', { date: '2026-11-30', wage: 1, rate: 1, colour: 'red' }, 'colour'],
  ])('%s with 422 on its field', async (_what, scheme, input, field) => {
    const { status, body } = await client.post(`api/statutory/${scheme}`, input);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('in the language of the reader', async () => {
    const malay = client.with({ headers: { 'x-locale': 'ms' } });
    const { body } = await malay.post('api/statutory/epf', { date: '2026-11-30', wage: 3000, employee_rate: 9 });
    expect(body.errors.employee_rate).toEqual(['Kadar KWSP pekerja tidak boleh lebih rendah daripada kadar berkanun.']);
  });

  it('who is not signed in, or not verified', async () => {
    expect((await portal.as(null).post('api/statutory/epf', { date: '2026-11-30', wage: 1 })).status).toBe(401);
    const { client: fresh } = await userOf(portal, { verified: false });
    expect((await fresh.post('api/statutory/epf', { date: '2026-11-30', wage: 1 })).status).toBe(403);
  });
});

/** What is planned is judged before it is written: no schedule is entered that does not stand, so that no number is spent on one. Over HTTP. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { projectOf } from '../project/project.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

const NAME = 'Aina binti Contoh';
const tooLong = (hours: number, date: string) =>
  `${NAME}: ${hours} hours of work within 24 hours around ${date}. At most 12 are allowed (Employment Act 1955, section 60A).`;

interface Answer {
  readonly data?: { readonly created: number; readonly conflicts: readonly string[]; readonly warnings: readonly string[] };
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** A project of its own, and how many schedules a call enters and how many numbers it spends. */
async function planning() {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  const numbers = async () => {
    const { rows } = await portal.owner.query<{ last: string }>(
      `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('sales_schedules', 'id')::regclass), 0)::text as last`,
    );
    return Number(rows[0]?.last);
  };
  const stored = async () => {
    const { rows } = await portal.owner.query<{ n: number }>('select count(*)::int as n from sales_schedules where project_id = $1', [project.id]);
    return rows[0]?.n ?? 0;
  };
  const counted = async (call: () => Promise<{ readonly body: Answer }>) => {
    const before = { numbers: await numbers(), stored: await stored() };
    const { body } = await call();
    return { body, numbers: (await numbers()) - before.numbers, stored: (await stored()) - before.stored };
  };
  const plan = (dates: readonly [string, string], times: readonly [string, string], skip_conflicts = true) =>
    counted(() =>
      owner.client.post('api/spm/schedules', {
        project_id: project.id,
        promoter_ids: [promoter],
        outlet_id: project.outlets[0],
        start_date: dates[0],
        end_date: dates[1],
        weekdays: [],
        start_time: times[0],
        end_time: times[1],
        remark: null,
        skip_conflicts,
      }),
    );
  return { owner, project, counted, plan, set: (text: string) => portal.owner.query(`update sales_promoters set ${text} where id = $1`, [promoter]) };
}

const WEEK = ['2026-11-23', '2026-11-26'] as const;
const there = { dates: ['2026-11-24', '2026-11-24'], times: ['08:00', '12:00'] } as const;

test.each([
  ['all of it is free', ['18:00', '22:00'], true, { created: 4, conflicts: [] }],
  ['days beside what is there are too long together', ['14:00', '23:00'], true, { created: 2, conflicts: [tooLong(13, '23/11/26'), tooLong(13, '24/11/26')] }],
  ['the same, where none may be left out', ['14:00', '23:00'], false, null],
  [
    'every day is too long by itself',
    ['13:00', '01:30'],
    true,
    { created: 0, conflicts: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)] },
  ],
  ['one overlaps', ['10:00', '15:00'], true, { created: 3, conflicts: [expect.stringContaining('08:00–12:00 overlaps')] }],
  ['one overlaps, and none may be left out', ['10:00', '15:00'], false, null],
] as const)('where %s, what is entered is what was made', async (_title, times, skip, wanted) => {
  const { plan } = await planning();
  expect(await plan(there.dates, there.times)).toMatchObject({ numbers: 1, stored: 1 });
  const { body, ...spent } = await plan(WEEK, times, skip);
  const n = wanted?.created ?? 0;
  expect(spent).toEqual({ numbers: n, stored: n });
  if (wanted) expect(body.data).toEqual({ ...wanted, warnings: [] });
  else expect(Object.keys(body.errors ?? {})).toEqual(['base']);
});

test('a week is copied without what may not stand beside what is there', async () => {
  const { owner, project, counted, plan } = await planning();
  await plan(WEEK, ['14:00', '23:00']);
  await plan(['2026-12-01', '2026-12-01'], there.times);
  const copy = await counted(() =>
    owner.client.post('api/spm/schedules/copy', { project_id: project.id, from: '2026-11-23', to: '2026-11-30', skip_conflicts: true }),
  );
  expect(copy).toMatchObject({ numbers: 2, stored: 2, body: { data: { created: 2, conflicts: [tooLong(13, '30/11/26'), tooLong(13, '01/12/26')] } } });
});

test('the hours of a contractor are those of what stands', async () => {
  const { plan, set } = await planning();
  await set(`engagement = 'Contractor', engagement_reason = 'Own business'`);
  await plan(there.dates, there.times);
  // Two of nine hours stand beside the four; two are left out and count for nothing.
  expect((await plan(WEEK, ['14:00', '23:00'])).body.data?.warnings).toEqual([
    `${NAME}: 22 hours in the week from 23/11/26. A contractor who works so much is presumed an employee.`,
  ]);
});

test('a schedule is moved beside others, not beside itself', async () => {
  const { owner, project, plan } = await planning();
  await plan(there.dates, there.times);
  const [{ id }] = (await owner.client.get('api/spm/schedules', { project_id: project.id, status: 'all', start_date: '2026-11-24', end_date: '2026-11-24' }))
    .body.data;
  const schedule = { promoter_id: project.promoters[0], outlet_id: project.outlets[0], date: '2026-11-24', remark: null };
  const move = async (start_time: string, end_time: string) => (await owner.client.post(`api/spm/schedules/${id}`, { ...schedule, start_time, end_time })).body;
  expect((await move('12:00', '23:00')).message).toBe('Schedule saved.');
  await plan(['2026-11-25', '2026-11-25'], ['08:00', '09:00']);
  expect((await move('12:00', '23:00')).message).toBe('Schedule saved.');
  expect((await move('11:00', '23:00')).errors).toEqual({ base: [tooLong(13, '24/11/26')] });
});

const hour = fc.integer({ min: 0, max: 23 }).map((n) => `${String(n).padStart(2, '0')}:00`);
const times = fc.tuple(hour, hour).filter(([from, to]) => from !== to);
const day = fc.integer({ min: 23, max: 29 }).map((n) => `2026-11-${n}`);
const dates = fc.tuple(day, day).map(([a, b]) => (a <= b ? ([a, b] as const) : ([b, a] as const)));

test('whatever is asked for, a number is spent on what stands alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ dates, times, skip: fc.boolean() }), { minLength: 1, maxLength: 4 }), async (asked) => {
      const { plan } = await planning();
      for (const one of asked) {
        const { body, numbers, stored } = await plan(one.dates, one.times, one.skip);
        expect(numbers).toBe(body.data?.created ?? 0);
        expect(stored).toBe(numbers);
      }
    }),
    { numRuns: 12 },
  );
});

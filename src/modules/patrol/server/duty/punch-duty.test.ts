/** Guards who are employees, signing in and out on the phone of their site: what attendance makes of it, however often and in whatever order it is told. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { DAILY } from '#app/server/testing/attendance-office.ts';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { employeeOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { punchDutyJob } from './punch-duty.ts';

const portal = await openTestPortal();
const queue = createManualQueue(portal.server.services, [punchDutyJob]);
Object.assign(portal.server.services, { jobs: queue });
afterAll(() => portal.close());

const NIGHTS = DAILY.map((day) => ({ ...day, day_type: 'Working', sessions: [{ start_time: '19:00', end_time: '07:00' }] }));
const TIMES = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
const DAY = '2026-11-20';
const ask = async (text: string, values: unknown[]) => (await portal.owner.query<Record<string, unknown>>(text, values)).rows;
/** @param local of the company: `2026-11-20 18:50` */
const at = (local: string) => portal.clock.set(`${local.replace(' ', 'T')}:00+08:00`);
const isLocal = (column: string) => `to_char(${column} at time zone 'Asia/Kuala_Lumpur', 'MM-DD HH24:MI')`;

/** A company whose people all work nights, and its guard, signed out. @param isEmployee whether the guard is one of them */
async function openNights(isEmployee = true) {
  const site = await openDevice(portal);
  const { owner, call, session, guard_id, device_id } = site;
  await call('logout', { session });
  await queue.drain();
  await owner.client.post('api/operation/attendances/work-schedules', {
    name: 'Nights',
    code: 'NT',
    type: 'Fixed',
    days: NIGHTS,
    is_default: true,
    status: 'Active',
    ...TIMES,
  });
  const [guard, colleague] = [await employeeOf(portal, owner, { company_joined_at: '2026-01-05' }), await employeeOf(portal, owner, {})];
  await ask('update employees set created_at = company_joined_at where company_id = $1', [owner.companyId]);
  // Before its first record nobody of a company is absent.
  await ask(
    `insert into attendance_records (company_id, employee_id, type, recorded_at, source) values ($1, $2, 'checkin', '2026-10-02T19:00:00+08:00', 'web')`,
    [owner.companyId, colleague.employeeId],
  );
  if (isEmployee)
    await ask('update security_guards set employee_id = $2 where id = (select security_guard_id from patrol_guards where id = $1)', [
      guard_id,
      guard.employeeId,
    ]);
  const of = [guard.employeeId];
  const judge = (from_date: string) => owner.client.post('api/operation/attendances/settings/rejudge', { from_date });
  return {
    owner,
    judge,
    signIn: async () => (await call('login', { code: 'G001', pin: '482915' })).body.data.session as string,
    signOut: (its: string) => call('logout', { session: its }),
    disconnect: () => owner.client.post(`api/patrol/devices/${device_id}/disconnect`, { reason: 'Lost at the gate' }),
    punches: () =>
      ask(
        `select type, source, ${isLocal('recorded_at')} as at from attendance_records where employee_id = $1 and voided_at is null order by recorded_at, id`,
        of,
      ),
    day: async (date = DAY) =>
      (
        await ask(
          `select a.absent::float as absent, ${isLocal('i.recorded_at')} as came, ${isLocal('o.recorded_at')} as left from attendances a
           left join attendance_records i on i.id = a.checkin_id left join attendance_records o on o.id = a.checkout_id where a.employee_id = $1 and a.date = $2`,
          [...of, date],
        )
      )[0],
    whole: () => ask('select to_jsonb(a) as row from attendances a where employee_id = $1 order by date, session_index', of),
  };
}
type Nights = Awaited<ReturnType<typeof openNights>>;
type Step = (nights: Nights, session: string) => Promise<unknown>;
const IN: Step = ({ signIn }) => signIn();
const OUT: Step = ({ signOut }, session) => signOut(session);
const LOST: Step = ({ disconnect }) => disconnect();

async function play(nights: Nights, steps: readonly (readonly [local: string, step: Step])[], after: () => Promise<unknown>): Promise<void> {
  let session = '';
  for (const [local, step] of steps) {
    at(local);
    const made = await step(nights, session);
    if (typeof made === 'string') session = made;
    await after();
  }
}

describe('the night of a guard', () => {
  test.each<[what: string, steps: readonly (readonly [string, Step])[], day: object]>([
    [
      'signed in and out',
      [
        [`${DAY} 19:02`, IN],
        ['2026-11-21 07:01', OUT],
      ],
      { came: '11-20 19:02', left: '11-21 07:01', absent: 0 },
    ],
    [
      'out when the twelve hours were over',
      [
        [`${DAY} 18:50`, IN],
        ['2026-11-21 07:02', OUT],
      ],
      { came: '11-20 18:50', left: '11-21 07:02', absent: 0 },
    ],
    [
      'out long after the twelve hours were over, which the device refuses',
      [
        [`${DAY} 18:50`, IN],
        ['2026-11-21 10:51', OUT],
      ],
      { came: '11-20 18:50', left: null, absent: 0 },
    ],
    ['nobody signed out', [[`${DAY} 18:50`, IN]], { came: '11-20 18:50', left: null, absent: 0 }],
    [
      'late, and out again',
      [
        [`${DAY} 23:30`, IN],
        ['2026-11-21 07:01', OUT],
      ],
      { came: '11-20 23:30', left: '11-21 07:01', absent: 0 },
    ],
    [
      'the phone was lost',
      [
        [`${DAY} 18:50`, IN],
        [`${DAY} 22:00`, LOST],
      ],
      { came: '11-20 18:50', left: null, absent: 0 },
    ],
    [
      'signed in anew when the twelve hours were over',
      [
        [`${DAY} 18:40`, IN],
        ['2026-11-21 06:45', IN],
        ['2026-11-21 07:03', OUT],
      ],
      { came: '11-20 18:40', left: '11-21 07:03', absent: 0 },
    ],
    [
      'out and in again within half an hour, and then not out',
      [
        [`${DAY} 18:50`, IN],
        [`${DAY} 23:40`, OUT],
        ['2026-11-21 00:05', IN],
      ],
      { came: '11-20 18:50', left: null, absent: 0 },
    ],
  ])('%s', async (_what, steps, day) => {
    const nights = await openNights();
    await play(nights, steps, queue.drain);
    at('2026-11-22 12:00');
    await nights.judge('2026-11-18');
    expect(await nights.day()).toEqual(day);
    // The night before nobody came.
    expect(await nights.day('2026-11-19')).toMatchObject({ absent: 1 });
    expect((await nights.punches()).every(({ source }) => source === 'device')).toBe(true);
  });

  test('of a guard of another agency is no attendance', async () => {
    const nights = await openNights(false);
    await play(
      nights,
      [
        [`${DAY} 18:50`, IN],
        ['2026-11-21 07:02', OUT],
      ],
      queue.drain,
    );
    expect(await nights.punches()).toEqual([]);
  });

  test('is no attendance where the company does not keep it', async () => {
    const nights = await openNights();
    await ask(`update companies set modules = modules || '{"attendance": false}' where id = $1`, [nights.owner.companyId]);
    await play(
      nights,
      [
        [`${DAY} 18:50`, IN],
        ['2026-11-21 07:02', OUT],
      ],
      queue.drain,
    );
    expect(await nights.punches()).toEqual([]);
  });
});

test('an absence that was found before the sign-in became known is taken back', async () => {
  const nights = await openNights();
  await play(nights, [[`${DAY} 18:50`, IN]], async () => undefined);
  at('2026-11-21 12:00');
  await nights.judge('2026-11-18');
  expect(await nights.day()).toEqual({ absent: 1, came: null, left: null });
  await queue.drain();
  expect(await nights.day()).toEqual({ absent: 0, came: '11-20 18:50', left: null });
});

test('nothing changes in a period that a confirmed payroll has closed', async () => {
  const nights = await openNights();
  const { companyId } = nights.owner;
  await play(
    nights,
    [
      ['2026-10-20 18:50', IN],
      ['2026-10-21 07:02', OUT],
    ],
    async () => undefined,
  );
  at('2026-10-22 12:00');
  await nights.judge('2026-10-18');
  at(`${DAY} 12:00`);
  await ask(`insert into payroll_totals values ($1, '2026-10-01', '2026-10-31', 'Confirmed', 1, 0, 0, 0, 0, 0, 0, 0, 0)`, [companyId]);
  await ask(`insert into payroll_closings values ($1, '2026-10', now(), null)`, [companyId]);
  const before = await nights.whole();
  expect(await nights.day('2026-10-20')).toMatchObject({ absent: 1 });
  await queue.drain();
  expect(await nights.whole()).toEqual(before);
});

test('a night comes to the same however often its jobs run, whenever and in whichever order', async () => {
  const steps: readonly (readonly [string, Step])[] = [
    [`${DAY} 18:50`, IN],
    [`${DAY} 23:40`, OUT],
    ['2026-11-21 00:05', IN],
    ['2026-11-21 07:02', OUT],
  ];
  const run = ({ data }: { readonly data: object }) =>
    punchDutyJob.run(data as never, { services: portal.server.services, id: 'test', progress: async () => undefined, signal: new AbortController().signal });
  const chance = fc.record({ soon: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(chance, async ({ soon, order }) => {
      const nights = await openNights();
      const jobs: { readonly data: object }[] = [];
      let step = 0;
      await play(nights, steps, async () => {
        jobs.push(...queue.waiting);
        await queue.stop();
        // Some are run at once, and all of them again later.
        if (soon[step++]) for (const job of jobs) await run(job);
      });
      const again = order.map((n, place) => [n, jobs[place % jobs.length] as (typeof jobs)[number]] as const).toSorted(([a], [b]) => a - b);
      await Promise.all(again.slice(0, 2).map(([, job]) => run(job)));
      for (const [, job] of again) await run(job);
      expect(await nights.punches()).toEqual([
        { type: 'checkin', source: 'device', at: '11-20 18:50' },
        { type: 'checkout', source: 'device', at: '11-21 07:02' },
      ]);
      expect(await nights.day()).toEqual({ absent: 0, came: '11-20 18:50', left: '11-21 07:02' });
    }),
    { numRuns: 6 },
  );
});

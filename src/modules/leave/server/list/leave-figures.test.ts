/** What is kept is what is counted, after any sequence of moves; and the inbox, list and cards show exactly that. */
import { afterAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { dice } from '#app/server/testing/dice.ts';
import { leaveFixture, levelsOf } from '#app/server/testing/leave-fixture.ts';
import { adminOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { LEAVE_STATUSES } from '../../contract/leave.workflow.ts';
import { countHalfAway } from './leave-summary.store.ts';

const BASE = 'api/operation/leaves';
const TODAY = calendarDate('2026-11-20');
const ALL = { '/leave/manage': ['Create', 'Review', 'Approve', 'Reject', 'Cancel'] };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const wrong = async () =>
  (
    await portal.owner.query(
      "select 'leave' as of, counted_beyond_kept from leave_figures_wrong union all select 'approval', counted_beyond_kept from approval_figures_wrong",
    )
  ).rows;
const one = async <Row>(text: string): Promise<Row> => (await portal.owner.query(text, [fixture.owner.companyId])).rows[0] as Row;
const list = async ({ client }: TestPerson, query: Record<string, string | number | boolean> = {}) =>
  (await client.get(BASE, { per_page: 100, ...query })).body;
const inboxOf = async ({ client }: TestPerson) => (await client.get('api/approvals', { per_page: 100 })).body;

/** Days on which somebody was away for a half. */
const halves = new Set<string>();

/** Everything that is shown, counted past the figures. */
async function proveShown(people: readonly TestPerson[]): Promise<void> {
  expect(await wrong()).toEqual([]);
  const { counts, meta } = await list(fixture.owner, { year: 2026 });
  const counted = await portal.owner.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from leaves where company_id = $1 and start_date between $2 and $3 group by 1',
    [fixture.owner.companyId, '2026-01-01', '2026-12-31'],
  );
  const none = Object.fromEntries(LEAVE_STATUSES.map((status) => [status, 0]));
  expect({ ...none, ...counts }).toEqual({ ...none, ...Object.fromEntries(counted.rows.map(({ status, n }) => [status, n])) });
  expect(meta.total).toBe(counted.rows.reduce((sum, { n }) => sum + n, 0));

  const { data } = (await fixture.owner.client.get(`${BASE}/summary`, { year: 2026 })).body;
  expect(data).toMatchObject(
    await one<object>(`select count(*) filter (where status = 'Waiting for Approval')::int as waiting, count(*) filter (where status = 'Reviewed')::int as reviewed,
        (select count(distinct d.employee_id)::int from leave_days d join leaves a on a.id = d.leave_id
         where d.company_id = $1 and a.status = 'Approved' and d.live and d.value > 0 and d.date = '${TODAY}') as today,
        count(*) filter (where status = 'Approved' and start_date > '${TODAY}' and start_date <= '${addDays(TODAY, 7)}')::int as upcoming
      from leaves where company_id = $1`),
  );
  const { days } = await one<{ days: number }>(
    `select coalesce(sum(d.value), 0)::float as days from leave_days d join leaves l on l.id = d.leave_id
     where d.company_id = $1 and l.status = 'Approved' and d.live and d.date between '2026-01-01' and '2026-12-31'`,
  );
  expect(data.by_month.reduce((sum: number, row: { days: number }) => sum + row.days, 0)).toBe(days);

  // Who is away for one half of a day and comes for the other.
  const company = (await companiesWith(portal.server.services, 'leave')).find(({ id }) => id === fixture.owner.companyId);
  if (!company) throw new Error('No such company');
  for (let ahead = 0; ahead < 20; ahead++) {
    const day = addDays(TODAY, ahead);
    const { n } = await one<{ n: number }>(
      `select count(*)::int as n from (select d.employee_id from leave_days d join leaves l on l.id = d.leave_id
       where d.company_id = $1 and d.date = '${day}' and d.live and d.value > 0 and l.status = 'Approved' group by 1 having count(*) = 1 and min(d.part) <> 'Full') h`,
    );
    expect(await inCompany(portal.server.services, company, (ctx) => countHalfAway(ctx, day)), day).toBe(n);
    if (n > 0) halves.add(day);
  }

  for (const person of people) {
    const { data: items, meta: inbox } = await inboxOf(person);
    const rows = (await list(person, { mine: true })).data as { id: number; can: { review: boolean; approve: boolean } }[];
    const theirs = rows.filter(({ can }) => can.review || can.approve).map(({ id }) => id);
    expect(items.map(({ id }: { id: number }) => id).sort()).toEqual(theirs.sort());
    expect(inbox.total).toBe(theirs.length);
  }
}

test.each([5, 29])(
  'kept is counted after 60 random moves of five people (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
    const configure = (config: object) =>
      portal.owner.query('update companies set config = config || $2 where id = $1', [fixture.owner.companyId, JSON.stringify(config)]);
    const department = await unitOf(portal, fixture.owner, 'department', `Jabatan ${seed}`);
    const local = await adminOf(portal, fixture.owner, ALL, { department: [department] });
    const second = await adminOf(portal, fixture.owner, ALL);
    const people = [await fixture.hire(), await fixture.hire({ department_id: department }), await fixture.hire({ department_id: department, accesses: ALL })];
    const named = await fixture.owner.client.post(`${BASE}/approval-rules`, {
      name: `Two levels ${seed}`,
      department_id: department,
      levels: levelsOf([[{ user_id: second.userId, substitute_id: local.userId }], [{ user_id: fixture.approver.userId, substitute_id: null }]]),
    });
    expect(named.status).toBeLessThan(300);
    const deciders = [fixture.owner, fixture.owner, fixture.reviewer, fixture.approver, second, local, people[2] as TestPerson];
    const ids: number[] = [];
    let moved = 0;
    for (let step = 0; step < 60; step++) {
      const move =
        ids.length < 3 ? 'apply' : pick(['apply', 'apply', 'review', 'approve', 'approve', 'approve', 'reject', 'cancel', 'days', 'config'] as const);
      const id = pick(ids);
      if (move === 'config') await configure({ leave_review_required: roll() < 0.5, four_eyes: roll() < 0.5 });
      else if (move === 'apply') {
        const start = addDays(TODAY, Math.floor(roll() * 20));
        const half = roll() < 0.4;
        const span = {
          start_date: start,
          end_date: half ? start : addDays(start, Math.floor(roll() * 3)),
          ...(half ? { duration: pick(['Morning', 'Afternoon']) } : {}),
        };
        const form = { leave_type_id: fixture.type[pick(['AL', 'UL'])], reason: 'Family matters', ...span };
        const { status, body } = await pick(people).client.post('api/leaves', form);
        if (status === 201) ids.push(body.data.id);
      } else {
        const remark = 'As the dice fell';
        const days = move === 'days' ? (await fixture.owner.client.get(`${BASE}/${id}`)).body.data.days.slice(0, 1) : [];
        const body = move === 'days' ? { remark, dates: days.map(({ date }: { date: string }) => date) } : { remark };
        const { status } = await pick(deciders).client.post(`${BASE}/${id}/${move === 'days' ? 'cancel' : move}`, body);
        expect([200, 403, 404, 422]).toContain(status);
        if (status === 200) moved++;
      }
      if (step % 12 === 11) await proveShown(deciders);
    }
    expect(moved).toBeGreaterThan(5);
    await portal.owner.query('select leave_figures_settle($1)', [fixture.owner.companyId]);
    const settled = await one<{ rows: number; figures: number }>(
      `select count(*)::int as rows, count(distinct (figure, on_date, leave_type_id, status))::int as figures from leave_figures where company_id = $1`,
    );
    expect(settled.rows).toBe(settled.figures);
    await proveShown(deciders);
  },
  60_000,
);

test('days on which somebody was away for a half were among them', () => expect(halves.size).toBeGreaterThan(0));

test('two who change leaves at once never wait for a figure', async () => {
  const [first, second] = [await portal.owner.connect(), await portal.owner.connect()];
  try {
    const { rows } = await first.query<{ id: number }>('select id from leaves where company_id = $1 order by id limit 2', [fixture.owner.companyId]);
    for (const client of [first, second]) await client.query("begin; set local lock_timeout = '2s'");
    await first.query(`update leaves set status = 'Reviewed' where id = $1`, [rows[0]?.id]);
    await second.query(`update leaves set status = 'Approved' where id = $1`, [rows[1]?.id]);
    await second.query('select leave_figures_settle($1)', [fixture.owner.companyId]);
    await first.query(`update leaves set status = 'Approved' where id = $1`, [rows[0]?.id]);
    await first.query('select leave_figures_settle($1)', [fixture.owner.companyId]);
    await first.query('commit');
    await second.query('commit');
  } finally {
    first.release();
    second.release();
  }
  expect(await wrong()).toEqual([]);
});

test('the application cannot write figures, nor read those of another company', async () => {
  const client = await portal.server.services.pool.connect();
  try {
    await client.query(`begin; set local app.company_id = '${fixture.owner.companyId + 1}'`);
    expect((await client.query('select * from leave_figures')).rows).toEqual([]);
    await expect(client.query('delete from leave_figures')).rejects.toThrow(/permission denied/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

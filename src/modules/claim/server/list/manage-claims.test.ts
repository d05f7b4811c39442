/** Lists, figures, choices, settings and the report of claims over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFixture, data, MANAGED, OWN, PAGE, type ClaimFixture, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { adminOf, unitOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

let services: ClaimFixture;
let aminah: EmployedPerson;
let bala: EmployedPerson;
let paid: ShownClaim;
beforeAll(async () => {
  services = await claimFixture(portal);
  const department_id = await unitOf(portal, services.owner, 'department', 'Gudang');
  [aminah, bala] = [await services.claimant({ name: 'Aminah Contoh', department_id }), await services.claimant({ name: 'Bala Contoh' })];
  await services.submit(aminah, [services.item('TOLL', 10), services.item('OUT', null, { days: 1 })]);
  await services.submit(bala, [services.item('TOLL', 20, { date: '2026-10-30' })], { title: 'Ipoh visit', claim_month: '2026-10-01' });
  await bala.client.post(OWN, services.claim([services.item('TOLL', 5)], { submit: false }));
  paid = await services.approved(aminah, [services.item('TOLL', 30)]);
  await services.officer.client.post(`${MANAGED}/prepare-payment`, { ids: [paid.id], method: 'Cash', payment_date: '2026-11-20' });
  data(await services.act(services.officer, paid.id, 'approve-payment'));
  data(await services.act(services.officer, paid.id, 'made-payment', { payment_date: '2026-11-20', reference: 'Petty cash' }));
});
const list = async (query: Record<string, string | number | boolean> = {}, who: Person = services.owner) => (await who.client.get(MANAGED, query)).body;
const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);

describe('the list of management', () => {
  it('has every filed claim and no draft, counted by status', async () => {
    const body = await list();
    expect(body.meta.total).toBe(3);
    expect(body.counts).toMatchObject({ 'Waiting for Approval': 2, Paid: 1, Draft: 0 });
    expect((await list({ status: 'Draft' })).data).toEqual([]);
    expect((await list({ status: 'Paid' })).data).toMatchObject([{ id: paid.id, employee: { name: 'Aminah Contoh' }, items: 1, approved_amount: 30 }]);
  });

  it.each([
    [{ keyword: 'ipoh' }, 1],
    [{ keyword: 'aminah' }, 2],
    [{ start_date: '2026-10-01', end_date: '2026-10-31' }, 1],
    [{ start_submit_date: '2026-11-21' }, 0],
    [{ year: 2025 }, 0],
    [{ mine: true }, 2],
  ])('is narrowed by %j', async (query, n) => expect((await list(query as Record<string, string>)).meta.total).toBe(n));

  it('is narrowed by category, person and department', async () => {
    expect((await list({ category: services.category['OUT'] ?? 0 })).meta.total).toBe(1);
    expect((await list({ employee_id: bala.employeeId })).meta.total).toBe(1);
    const { rows } = await portal.owner.query('select department_id from employees where id = $1', [aminah.employeeId]);
    expect((await list({ department_id: rows[0].department_id })).meta.total).toBe(2);
  });

  it.each(['id', 'created_at', 'number', 'title', 'claim_month', 'submit_date', 'total_amount', 'approved_amount', 'status'])(
    'is ordered by %s',
    async (sort_by) => {
      const [up, down] = [await list({ sort_by, sort: 'asc' }), await list({ sort_by, sort: 'desc' })];
      expect(titles(up)).toHaveLength(3);
      expect(up.data.map(({ id }: { id: number }) => id)).toEqual(down.data.map(({ id }: { id: number }) => id).toReversed());
    },
  );

  it('shows an admin their own people alone, in list, figures, choices and report', async () => {
    const narrow = await adminOf(portal, services.owner, { [PAGE]: [], '/claim/report': [] }, { employee: [bala.employeeId] });
    expect(titles(await list({}, narrow))).toEqual(['Ipoh visit']);
    expect((await narrow.client.get(`${MANAGED}/summary`)).body.data).toMatchObject({ waiting: 1, waiting_amount: 20, paid_amount: 0 });
    expect((await narrow.client.get(`${MANAGED}/choices`)).body.data.employees).toMatchObject([{ id: bala.employeeId }]);
    const byId = async (id: number) => (await narrow.client.get(`${MANAGED}/choices`, { keyword: `#${id}` })).body.data.employees as { id: number }[];
    expect([(await byId(bala.employeeId)).map(({ id }) => id), await byId(aminah.employeeId)]).toEqual([[bala.employeeId], []]);
    const report = (await narrow.client.get(`${MANAGED}/reports`, { start_date: '2026-01-01', end_date: '2026-12-31' })).body;
    expect(report.data.map(({ group }: { group: string }) => group)).toEqual(['Bala Contoh']);
  });
});

it('tells what waits, what is to be paid and what was paid', async () => {
  expect((await services.owner.client.get(`${MANAGED}/summary`)).body.data).toEqual({
    waiting: 2,
    waiting_amount: 90,
    to_pay: 0,
    to_pay_amount: 0,
    paid: 1,
    paid_amount: 30,
    days_to_pay: 0,
  });
});

it('files a claim on behalf of an employee in reach, submitted at once', async () => {
  const form = { employee_id: bala.employeeId, title: 'Filed for Bala', claim_month: '2026-11-01', items: [services.item('TOLL', 8)] };
  const made = data(await services.officer.client.post(MANAGED, form));
  expect(made).toMatchObject({ status: 'Waiting for Approval', employee_id: bala.employeeId, total_amount: 8 });
  expect((await bala.client.get(`${OWN}/${made.id}`)).status).toBe(200);
  const elsewhere = await adminOf(portal, services.owner, { [PAGE]: ['Create'] }, { employee: [aminah.employeeId] });
  expect((await elsewhere.client.post(MANAGED, form)).status).toBe(404);
  data(await bala.client.post(`${OWN}/${made.id}/cancel`, {}));
});

it('says the same to many, with a result for each', async () => {
  const claims = [await services.submit(bala, [services.item('TOLL', 3)]), await services.submit(bala, [services.item('TOLL', 4)])];
  const bulk = (action: string, ids: readonly number[], remark: string | null = null) =>
    services.officer.client.post(`${MANAGED}/bulk`, { ids, action, remark });
  expect((await bulk('review', [...claims.map(({ id }) => id), paid.id])).body.data).toMatchObject({ done: 2, failed: 1 });
  expect(
    (
      await bulk(
        'cancel',
        claims.map(({ id }) => id),
        'Filed twice',
      )
    ).body.data,
  ).toMatchObject({ done: 2, failed: 0 });
  expect(
    (await (await adminOf(portal, services.owner, { [PAGE]: ['Review'] })).client.post(`${MANAGED}/bulk`, { ids: [paid.id], action: 'cancel' })).status,
  ).toBe(403);
});

describe('the report', () => {
  const report = async (query: object) =>
    (await services.owner.client.get(`${MANAGED}/reports`, { start_date: '2026-01-01', end_date: '2026-12-31', ...query })).body;
  const rows = (body: { data: { group: string; claimed: number }[] }) => body.data.map(({ group, claimed }) => [group, claimed]);

  it.each([
    [
      'employee',
      [
        ['Bala Contoh', 20],
        ['Aminah Contoh', 100],
      ],
    ],
    [
      'category',
      [
        ['Toll and parking', 60],
        ['Outstation allowance', 60],
      ],
    ],
    [
      'department',
      [
        ['No department', 20],
        ['Gudang', 100],
      ],
    ],
    [
      'month',
      [
        ['November 2026', 100],
        ['October 2026', 20],
      ],
    ],
  ])('adds up by %s', async (group_by, expected) => {
    const body = await report({ group_by, keyword: 'contoh' });
    const live = rows(body).map(([group, claimed]) => [group, claimed]);
    expect(live.map(([group]) => group).toSorted()).toEqual(expected.map(([group]) => group).toSorted());
    expect(body.totals.claimed).toBe(live.reduce((sum, [, claimed]) => sum + (claimed as number), 0));
    // What nobody has decided yet is said, so that a running month is not empty.
    expect(body.totals).toMatchObject({ waiting: 90, approved: 30, paid: 30, outstanding: 0 });
  });

  it('is seen by its page, and made a file with Export', async () => {
    const viewer = await adminOf(portal, services.owner, { '/claim/report': [] });
    const generate = (query: object, who: Person) =>
      who.client.get(`${MANAGED}/reports/generate`, { start_date: '2026-01-01', end_date: '2026-12-31', ...query } as Record<string, string>);
    const { data: preview } = (await generate({ preview: 1 }, viewer)).body;
    expect(preview.columns.map(({ key }: { key: string }) => key)).toEqual(['group', 'code', 'items', 'claimed', 'waiting', 'approved', 'paid', 'outstanding']);
    expect(preview.totals['claimed of Outstation allowance']).toBe(60);
    expect((await generate({}, viewer)).status).toBe(403);
    expect((await generate({}, services.owner)).body).toMatchObject({ success: true, data: { status: 'pending' } });
  });
});

describe('the file of the list', () => {
  const rows = async (query: object, who: Person = services.owner) =>
    (await who.client.get(`${MANAGED}/export`, { preview: '1', keyword: 'contoh', ...query } as Record<string, string>)).body.data?.rows as
      | { number: string; claimed: number; status: string }[]
      | undefined;
  const listed = async (query: object) =>
    (await services.owner.client.get(MANAGED, { per_page: '100', keyword: 'contoh', ...query } as Record<string, string>)).body.data as { number: string }[];

  it.each([
    ['everything', {}],
    ['a status', { status: 'Paid' }],
    ['whose turn it is', { mine: 1, status: 'Waiting for Approval' }],
    [
      'days of items and of submission together',
      { start_date: '2026-11-01', end_date: '2026-11-30', start_submit_date: '2026-11-20', end_submit_date: '2026-11-20' },
    ],
    ['no day of submission', { start_date: '2026-11-01', start_submit_date: '2026-11-21' }],
  ])('has the rows of the list: %s', async (_what, query) => {
    expect((await rows(query))?.map(({ number }) => number)).toEqual((await listed(query)).map(({ number }) => number));
  });

  it('is taken away with Export alone', async () => {
    expect(await rows({}, await adminOf(portal, services.owner, { [PAGE]: ['Review'] }))).toBeUndefined();
    expect((await services.officer.client.get(`${MANAGED}/export`, {})).body).toMatchObject({ success: true, data: { status: 'pending' } });
  });
});

it('keeps its settings for whoever saves last as they were seen', async () => {
  const stored = data(await services.owner.client.get(`${MANAGED}/settings`));
  const saved = data(await services.owner.client.post(`${MANAGED}/settings`, { ...stored, number_prefix: 'exp', max_items: 5 }));
  expect(saved).toMatchObject({ number_prefix: 'EXP', max_items: 5 });
  expect((await services.owner.client.post(`${MANAGED}/settings`, stored)).status).toBe(409);
  expect((await services.submit(bala, [services.item('TOLL', 2)])).number).toMatch(/^EXP-2026-/);
  const viewer = await adminOf(portal, services.owner, { '/claim/setting': [] });
  expect((await viewer.client.post(`${MANAGED}/settings`, saved)).status).toBe(403);
});

/** What holds after any sequence of moves: a limit is used, held and free to the ringgit, and money goes out once. */
import { afterAll, expect, test } from 'vitest';
import { claimFixture, data, MANAGED, OWN, PAGE } from '#app/server/testing/claim-fixture.ts';
import { dice } from '#app/server/testing/dice.ts';
import { adminOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestAnswer } from '#app/server/testing/test-portal.ts';

const PAYROLLS = 'api/operation/payrolls';
const PAYMENTS = `${PAYROLLS}/payments`;
const LIMIT = 500;

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await claimFixture(portal);
await fixture.payingAccount();

/** What stands in the items themselves, past the account. */
async function reservedBy({ employeeId }: EmployedPerson): Promise<{ used: number; held: number }> {
  const { rows } = await portal.owner.query(
    `select coalesce(sum(coalesce(i.approved_amount, i.allowed_amount)) filter (where c.status not in ('Waiting for Approval', 'Reviewed')), 0)::float as used,
            coalesce(sum(coalesce(i.approved_amount, i.allowed_amount)) filter (where c.status in ('Waiting for Approval', 'Reviewed')), 0)::float as held
     from claim_items i join claims c on c.id = i.claim_id and c.status not in ('Draft', 'Rejected', 'Cancelled')
     where i.employee_id = $1 and i.claim_category_id = $2`,
    [employeeId, fixture.category['MED']],
  );
  return rows[0] as { used: number; held: number };
}

/** Whoever sees every person by name is answered from the claims themselves, the owner from what is kept. */
async function sameAsCounted(): Promise<void> {
  expect((await portal.owner.query('select * from claim_counts_wrong')).rows).toEqual([]);
  const { rows } = await portal.owner.query<{ id: number }>('select id from employees where company_id = $1', [fixture.owner.companyId]);
  const counting = await adminOf(portal, fixture.owner, { [PAGE]: [] }, { employee: rows.map(({ id }) => id) });
  for (const query of [{}, { year: 2026 }, { year: 2025 }, { year: 2026, status: 'Reviewed' }, { sort_by: 'title', sort: 'asc', per_page: 3 }]) {
    const [kept, counted] = [await fixture.owner.client.get(MANAGED, query), await counting.client.get(MANAGED, query)];
    expect(kept.body.counts, JSON.stringify(query)).toEqual(counted.body.counts);
    expect(kept.body.meta).toEqual(counted.body.meta);
    expect(kept.body.data.map(({ id }: { id: number }) => id)).toEqual(counted.body.data.map(({ id }: { id: number }) => id));
  }
  expect((await fixture.owner.client.get(`${MANAGED}/summary`)).body.data).toEqual((await counting.client.get(`${MANAGED}/summary`)).body.data);
}

test.each([5, 29, 83])('used, held and free are the limit after 30 random moves (seed %i)', async (seed) => {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const bala = await fixture.claimant();
  const ids: number[] = [];
  const met = new Map<number, number>();
  for (let step = 0; step < 30; step += 1) {
    const move =
      ids.length < 2
        ? 'submit'
        : pick(['submit', 'submit', 'draft', 'review', 'check', 'check', 'approve', 'approve', 'reject', 'cancel', 'withdraw'] as const);
    const id = pick(ids);
    let answer: TestAnswer;
    if (move === 'submit' || move === 'draft') {
      const item = fixture.item('MED', 20 + Math.floor(roll() * 280), {
        receipts: [await fixture.receipt(bala)],
        receipt_no: `R${seed}${step}`,
        merchant: 'Klinik',
      });
      answer = await bala.client.post(OWN, fixture.claim([item], { submit: move === 'submit' }));
      if (move === 'submit' && answer.status < 300) ids.push(answer.body.data.id);
    } else if (move === 'withdraw') answer = await bala.client.post(`${OWN}/${id}/cancel`, {});
    else if (move === 'check') {
      const [item] = (await fixture.show(id)).items;
      const lower = roll() < 0.5 ? { approved_amount: Math.floor((item?.allowed_amount ?? 0) / 2), check_remark: 'Half of it' } : {};
      answer = await fixture.act(fixture.officer, id, 'check-items', {
        items: [{ id: item?.id, check_status: pick(['Accepted', 'Accepted', 'Pending']), ...lower }],
      });
    } else answer = await fixture.act(fixture.officer, id, move, { remark: 'As the dice fell' });
    expect([200, 201, 422]).toContain(answer.status);
    met.set(answer.status, (met.get(answer.status) ?? 0) + 1);
    const limits = (await bala.client.get(`${OWN}/summary`, { year: 2026 })).body.data.limits as { category: { code: string }; free: number }[];
    const account = limits.find(({ category }) => category.code === 'MED');
    const stood = await reservedBy(bala);
    expect(account, `after step ${step}: ${move}`).toMatchObject({ limit: LIMIT, ...stood, free: LIMIT - stood.used - stood.held });
    expect(account?.free).toBeGreaterThanOrEqual(0);
  }
  await sameAsCounted();
  // The dice must have moved something and been refused something, or nothing was proved.
  expect((met.get(200) ?? 0) + (met.get(201) ?? 0)).toBeGreaterThan(8);
  expect(met.get(422)).toBeGreaterThan(0);
});

test('ten claims sent at the same moment are granted the limit once', async () => {
  const bala = await fixture.claimant();
  const forms = [];
  for (let n = 0; n < 10; n += 1) forms.push(fixture.claim([fixture.item('MED', 90 + n, { receipts: [await fixture.receipt(bala)] })]));
  const answers = await Promise.all(forms.map((form) => bala.client.post(OWN, form)));
  for (const { status } of answers) expect(status).toBe(201);
  expect(await reservedBy(bala)).toEqual({ used: 0, held: LIMIT });
});

interface Paid {
  readonly status: string;
  /** Payments less returns. */
  readonly times: number;
  readonly ways: number;
}

/** How often the timeline says that the money went out, and on how many ways it stands now. */
async function paidBy(id: number): Promise<Paid> {
  const { rows } = await portal.owner.query(
    `select c.status, (select count(*) filter (where action in ('made_payment', 'batch_paid', 'salary_paid')) - count(*) filter (where action in ('bank_returned', 'salary_returned'))
         from workflow_logs w where w.subject_type = 'claim' and w.subject_id = c.id)::int as times,
       (case when c.payroll_id is null then 0 else 1 end
         + (select count(*) from payment_items i where i.subject_type = 'claim' and i.subject_id = c.id and i.status not in ('Cancelled', 'Returned'))
         + case when c.payment_method in ('Cash', 'Cheque') then 1 else 0 end)::int as ways
     from claims c where c.id = $1`,
    [id],
  );
  return rows[0] as Paid;
}

test.each([3, 17])('a claim is paid at most once, and is Paid exactly then, whatever two officers try at once (seed %i)', async (seed) => {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const bala = await fixture.claimant();
  const claim = await fixture.approved(bala, [fixture.item('TOLL', 40 + seed)]);
  const payroll = async () =>
    (await fixture.owner.client.get(PAYROLLS, { start_date: '2026-11-01', end_date: '2026-11-30', employee_id: bala.employeeId })).body.data?.[0]
      ?.reference_payroll_id as number | null;
  const lastBatch = async () =>
    (
      await portal.owner.query<{ batch_id: number }>(
        `select batch_id from payment_items where subject_type = 'claim' and subject_id = $1 order by id desc limit 1`,
        [claim.id],
      )
    ).rows[0]?.batch_id;
  const moves = {
    cash: () => fixture.officer.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Cash', payment_date: '2026-11-20' }),
    bank: () => fixture.second.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Bank Transfer', payment_date: '2026-11-20' }),
    salary: () => fixture.owner.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Payroll', payment_date: '2026-11-20' }),
    approve: () => fixture.act(fixture.second, claim.id, 'approve-payment'),
    back: () => fixture.act(fixture.officer, claim.id, 'return', { remark: 'As the dice fell' }),
    made: () => fixture.act(fixture.second, claim.id, 'made-payment', { payment_date: '2026-11-20', reference: 'CASH' }),
    process: () => fixture.owner.client.post(`${PAYROLLS}/process`, { employee_id: bala.employeeId, start_date: '2026-11-01', end_date: '2026-11-30' }),
    drop: async () => fixture.owner.client.delete(`${PAYROLLS}/${(await payroll()) ?? 0}`, {}),
    batch: async () => {
      const [verb, body] = pick([
        ['approve', {}],
        ['approve', {}],
        ['made-payment', { payment_date: '2026-11-20', reference: 'GIRO' }],
        ['cancel', { remark: 'Wrong day' }],
      ] as const);
      return fixture.second.client.post(`${PAYMENTS}/${(await lastBatch()) ?? 0}/${verb}`, body);
    },
  } as const;
  const names = Object.keys(moves) as (keyof typeof moves)[];
  for (let step = 0; step < 24; step += 1) {
    const tried = [pick(names), pick(names)];
    const answers = await Promise.all(tried.map((name) => moves[name]()));
    for (const { status } of answers) expect([200, 201, 404, 409, 422], `${tried.join(' and ')} after step ${step}`).toContain(status);
    const { status, times, ways } = await paidBy(claim.id);
    expect([times, ways <= 1], `${tried.join(' and ')} after step ${step}`).toEqual([status === 'Paid' ? 1 : 0, true]);
    if (times === 1) break;
  }
  await sameAsCounted();
  if ((await paidBy(claim.id)).times === 0) {
    // Back to where it can be paid, whichever way it was on.
    await fixture.second.client.post(`${PAYMENTS}/${(await lastBatch()) ?? 0}/cancel`, { remark: 'As the dice fell' });
    await moves.back();
    for (const pay of [moves.cash, moves.approve, moves.made]) data(await pay());
  }
  // Whatever is tried afterwards pays nothing more.
  for (const name of names) {
    await moves[name]();
    expect(await paidBy(claim.id), name).toEqual({ status: 'Paid', times: 1, ways: 1 });
  }
});

test('figures that are wrong are found and repaired', async () => {
  const { companyId } = fixture.owner;
  await portal.owner.query(`update claim_counts set n = n + 3, total = total + 1 where ctid = (select ctid from claim_counts where company_id = $1 limit 1)`, [
    companyId,
  ]);
  expect((await portal.owner.query('select * from claim_counts_wrong')).rows).toHaveLength(1);
  await portal.owner.query('select claim_counts_repair($1)', [companyId]);
  await sameAsCounted();
});

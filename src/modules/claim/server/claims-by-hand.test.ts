/** Claims of people over many months, submitted, checked and ended as dice fall: the portal and a book that is kept by hand say the same. */
import { afterAll, expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { claimFixture, data, OWN, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { dice } from '#app/server/testing/dice.ts';
import { unitOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { monthOf } from './application/save-claim.ts';
import { HandBook, type HandItem, type HandTerms } from './claims-by-hand.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await claimFixture(portal);
await fixture.settings({ max_age_days: 400, item_check_required: false });
const level = await unitOf(portal, fixture.owner, 'position_level', 'Managers');

const ROADS = {
  car: [
    [500, 0.8],
    [800, 0.6],
    [Infinity, 0.55],
  ],
  motorcycle: [
    [200, 0.45],
    [350, 0.37],
  ],
} as const;
const CODES = ['MIL', 'MED', 'PHONE', 'MEAL', 'TRAIN', 'OUT', 'TOLL'] as const;
const STANDARD: Readonly<Record<string, HandTerms>> = {
  MIL: { tiers: ROADS },
  MED: { limit: 500, period: 'Year' },
  PHONE: { limit: 100, period: 'Month' },
  MEAL: { perItem: 150, perClaim: 220 },
  TRAIN: { limit: 900, period: 'Lifetime', perItem: 400 },
  OUT: { daily: 60.35 },
};
/** A level's exception, then a person's: field by field, the nearest one that says something. */
const OF_LEVEL: Readonly<Record<string, HandTerms>> = { MED: { limit: 300 }, MIL: { rate: 0.73 }, OUT: { rate: 80.15, limit: 500, period: 'Month' } };
const OF_PERSON: Readonly<Record<string, HandTerms>> = { MED: { limit: 650 }, MIL: { limit: 240, period: 'Month' }, OUT: { rate: 91.05 } };
/** The same in the portal's words. */
async function enterTerms(excepted: EmployedPerson): Promise<void> {
  const tiers = Object.entries(ROADS).flatMap(([vehicle, steps]) => steps.map(([upto, rate]) => ({ vehicle, upto_km: upto === Infinity ? null : upto, rate })));
  for (const code of CODES) {
    const { perItem, perClaim, limit, period, daily } = STANDARD[code] ?? {};
    const exceptions = [
      { terms: OF_LEVEL[code], position_level_id: level, employee_id: null },
      { terms: OF_PERSON[code], position_level_id: null, employee_id: excepted.employeeId },
    ].flatMap(({ terms, ...of }) => (terms ? [{ ...of, limit_amount: terms.limit ?? null, rate: terms.rate ?? null }] : []));
    const { data: found } = (await fixture.owner.client.get(`api/operation/claims/categories/${fixture.category[code]}`)).body;
    const { id: _id, can: _can, kept: _stored, used: _used, sort_order: _place, ...form } = found;
    const answer = await fixture.owner.client.post(`api/operation/claims/categories/${found.id}`, {
      ...form,
      receipt: 'None',
      limit_per_item: perItem ?? null,
      limit_per_claim: perClaim ?? null,
      limit_amount: limit ?? null,
      limit_period: period ?? OF_LEVEL[code]?.period ?? OF_PERSON[code]?.period ?? null,
      daily_rate: daily ?? null,
      mileage_tiers: code === 'MIL' ? tiers : [],
      limits: exceptions,
    });
    expect([code, answer.status, answer.body.errors]).toEqual([code, 200, undefined]);
  }
}
const RECEIPTS = ['R-1', 'r - 1', 'R-2', 'R2'];
const SHOPS = ['Kedai Contoh', 'KEDAI  contoh', 'Kedai Lain'];

/** What looks like the same expense, by hand. */
interface Seen {
  readonly id: number;
  readonly claim: number;
  readonly who: EmployedPerson;
  readonly item: HandItem;
  readonly amount: number;
  readonly key: string | null;
}
const isTwice = (one: Seen, other: Seen) =>
  one.id !== other.id &&
  ((one.key !== null && one.key === other.key) ||
    (one.who === other.who && one.item.code === other.item.code && one.item.date === other.item.date && one.amount === other.amount));

test.each([1, 2, 3])('what items come to, what limits leave and what was claimed before (seed %i)', async (seed) => {
  const roll = dice(seed * 7919);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const whole = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1));
  const [plain, manager, excepted] = [
    await fixture.claimant(),
    await fixture.claimant({ position_level_id: level }),
    await fixture.claimant({ position_level_id: level }),
  ];
  await enterTerms(excepted);
  const open = (who: EmployedPerson, terms: (code: string) => HandTerms) => ({
    who,
    book: new HandBook(terms),
    open: [] as ShownClaim[],
    granted: [] as number[],
    drafts: [] as { readonly id: number; readonly items: readonly HandItem[] }[],
  });
  const people = [
    open(plain, (code) => STANDARD[code] ?? {}),
    open(manager, (code) => ({ ...STANDARD[code], ...OF_LEVEL[code] })),
    open(excepted, (code) => ({ ...STANDARD[code], ...OF_LEVEL[code], ...OF_PERSON[code] })),
  ];
  const stored: Seen[] = [];

  const anItem = (): HandItem => {
    const code = pick(CODES);
    const date = pick(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-11-10', '2026-11-20']);
    if (code === 'MIL') return { code, date, km: whole(1, 42_000) / 100, vehicle: pick(['car', 'motorcycle']) };
    if (code === 'OUT') return { code, date, days: whole(1, 9) / 2 };
    return { code, date, amount: code === 'TOLL' ? pick([5, 7.5]) : whole(1, 30_000) / 100 };
  };
  let differing = 0;
  const forget = (claim: number) => void stored.splice(0, stored.length, ...stored.filter((each) => each.claim !== claim));
  const outcome = ({ items: rows }: ShownClaim) => rows.map(({ amount, allowed_amount, over_limit }) => [amount, allowed_amount, over_limit]);
  const byHand = (written: ReturnType<HandBook['write']>) => written.map(({ amount, allowed }) => [amount / 100, allowed / 100, allowed < amount]);
  for (let step = 0; step < 40; step += 1) {
    const { who, book, open, granted, drafts } = pick(people);
    const later = pick(['submit', 'draft', 'send', 'lower', 'raise', 'refuse', 'approve', 'cancel', 'withdraw', 'reject'] as const);
    const move = open.length < 2 ? 'submit' : later;
    const claim = pick(open);
    const drop = () => void open.splice(open.indexOf(claim as ShownClaim), 1);
    if (move === 'send') {
      // What a draft is worth is settled on the day it is sent, by what others took meanwhile.
      const draft = drafts.shift();
      if (draft) {
        const sent = data(await who.client.post(`${OWN}/${draft.id}/submit`, {}));
        const by = byHand(book.write(draft.id, draft.items));
        expect(outcome(sent), `step ${step}`).toEqual(by);
        for (const [at, row] of sent.items.entries()) Object.assign(stored.find(({ id }) => id === row.id) as Seen, { amount: by[at]?.[0] });
        open.push(sent);
      }
    } else if (move === 'cancel') {
      const gone = granted.shift();
      if (gone !== undefined) {
        data(await fixture.act(fixture.officer, gone, 'cancel', { remark: 'As the dice fell' }));
        book.strike(gone);
        forget(gone);
      }
    } else if (move === 'submit' || move === 'draft' || claim === undefined) {
      const items = Array.from({ length: whole(1, 4) }, anItem);
      const papers = items.map(({ code }) =>
        code === 'TOLL' ? { receipt_no: `${pick(RECEIPTS)}/${seed}`, merchant: pick(SHOPS) } : { receipt_no: null, merchant: null },
      );
      const sent = items.map(({ code, amount, km, ...item }, at) => fixture.item(code, amount ?? null, { ...item, ...papers[at], distance_km: km ?? null }));
      const notices = data(await who.client.post(`${OWN}/assess`, { items: sent })) as unknown as ShownClaim;
      const made = await fixture.submit(who, sent, { submit: move !== 'draft' });
      const by = byHand(book.write(made.id, items));
      // A draft holds nothing: no limit is cut by it, and none is said.
      if (move === 'draft') book.strike(made.id);
      const stands = move === 'draft' ? by.map(([amount]) => [amount || 0, null, false]) : by;
      expect([outcome(notices), outcome(made)], `step ${step} ${JSON.stringify(items)}`).toEqual([by, stands]);
      differing += by.filter(([, , isOver]) => isOver).length;
      const spaced = (text: string | null) => text?.toLowerCase().replaceAll(' ', '');
      for (const [at, item] of items.entries()) {
        const { receipt_no, merchant } = papers[at] ?? { receipt_no: null, merchant: null };
        const key = receipt_no && merchant && `${spaced(receipt_no)} ${spaced(merchant)}`;
        stored.push({ id: made.items[at]?.id ?? 0, claim: made.id, who, item, amount: by[at]?.[0] as number, key: key || null });
      }
      if (move === 'draft') {
        drafts.push({ id: made.id, items });
        continue;
      }
      for (const row of (await fixture.show(made.id)).items) {
        const mine = stored.find(({ id }) => id === row.id) as Seen;
        const twice = stored.filter((other) => isTwice(mine, other)).map(({ id }) => id);
        expect((row['duplicates'] as { item_id: number }[]).map(({ item_id }) => item_id).toSorted(), `step ${step}`).toEqual(twice.toSorted());
      }
      open.push(made);
    } else if (move === 'lower' || move === 'refuse') {
      const nth = whole(0, claim.items.length - 1);
      const { id, allowed_amount } = claim.items[nth] as ShownClaim['items'][number];
      const approved = move === 'refuse' ? null : Math.floor((allowed_amount * 100) / 3);
      const check = approved === null ? { check_status: 'Rejected' } : { check_status: 'Accepted', approved_amount: approved / 100 };
      data(await fixture.act(fixture.officer, claim.id, 'check-items', { items: [{ id, ...check, check_remark: 'As the dice fell' }] }));
      book.check(claim.id, nth, approved);
    } else if (move === 'raise') {
      // The owner may grant more than a limit leaves; what follows is left the less.
      const nth = whole(0, claim.items.length - 1);
      const { id, amount } = claim.items[nth] as ShownClaim['items'][number];
      data(await fixture.act(fixture.owner, claim.id, 'check-items', { items: [{ id, check_status: 'Accepted', approved_amount: amount }] }));
      book.check(claim.id, nth, Math.round(amount * 100));
    } else if (move === 'approve') {
      await fixture.act(fixture.officer, claim.id, 'review');
      if ((await fixture.act(fixture.officer, claim.id, 'approve')).status < 300) {
        granted.push(claim.id);
        drop();
      }
    } else {
      const status = (await fixture.show(claim.id)).status;
      const call = move === 'withdraw' && status === 'Waiting for Approval' ? who.client.post(`${OWN}/${claim.id}/cancel`, {}) : null;
      data(await (call ?? fixture.act(fixture.officer, claim.id, 'reject', { remark: 'As the dice fell' })));
      book.strike(claim.id);
      if (call) forget(claim.id);
      drop();
    }
  }
  expect(differing, 'items above a limit').toBeGreaterThan(5);
});

test('the month of a claim, of each day of two years, by each cut-off day', () => {
  const two = (n: number) => String(n).padStart(2, '0');
  const first = (months: number) => calendarDate(`${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`);
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const day = new Date(at);
    const now = day.getUTCFullYear() * 12 + day.getUTCMonth();
    for (const cutoff of [null, 1, 15, 28, 30, 31]) {
      for (const outcome of [now - 1, now, now + 1, now + 2]) {
        const moved = cutoff !== null && day.getUTCDate() > cutoff ? Math.max(outcome, now + 1) : outcome;
        const shown = calendarDate(day.toISOString().slice(0, 10));
        if (monthOf(first(outcome), shown, cutoff) !== first(moved))
          expect([shown, cutoff, monthOf(first(outcome), shown, cutoff)]).toEqual([shown, cutoff, first(moved)]);
      }
    }
  }
  expect(monthOf(first(2027 * 12 + 11), calendarDate('2027-12-16'), 15)).toBe('2028-01-01');
});

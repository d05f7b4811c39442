import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_STOCK, lacksOpening, replay, roomFor, shortfall, type LedgerEntry } from './stock-ledger.ts';
import { STOCK_ENTRY_TYPES, STOCK_TYPES, type StockType } from './stock-types.ts';

const NINE = Date.parse('2026-11-20T01:00:00Z');
const HOUR = 3_600_000;
/** `opening 24 @0`: hours after nine. */
const entries = (...texts: string[]): LedgerEntry[] =>
  texts.map((text, n) => {
    const [, type, quantity, hour, voided] = /^([a-z ]+) (\d+) @([\d.]+)( voided)?$/.exec(text) ?? [];
    return { id: n + 1, type: type as StockType, quantity: Number(quantity), at: NINE + Number(hour) * HOUR, voided: voided !== undefined };
  });
const one = (text: string): LedgerEntry => ({ ...(entries(text)[0] as LedgerEntry), id: 99 });

describe('a balance is the last opening and what came and went after it', () => {
  it.each([
    ['nothing at all', [], {}, null],
    ['an opening', ['opening 24 @0'], { opening: 24, balance: 24 }, null],
    ['sales and replenishments', ['opening 24 @0', 'sale 5 @1', 'replenishment 12 @2'], { opening: 24, sold: 5, replenished: 12, balance: 31 }, null],
    ['a sale brought back', ['opening 24 @0', 'sale 5 @1', 'sale return 2 @2'], { sold: 3, balance: 21 }, null],
    ['what goes otherwise', ['opening 24 @0', 'sampled 1 @1', 'damaged 2 @1', 'returned 3 @1', 'transferred 4 @1'], { removed: 10, balance: 14 }, null],
    ['an opening leaves behind what came before', ['opening 24 @0', 'sale 5 @1', 'opening 20 @24'], { opening: 20, sold: 0, balance: 20 }, null],
    ['a voided entry counts nowhere', ['opening 24 @0', 'sale 5 @1 voided'], { sold: 0, balance: 24 }, null],
    ['the only opening voided counts from 0', ['opening 24 @0 voided', 'replenishment 9 @1', 'sale 5 @2'], { openingAt: null, balance: 4 }, null],
    ['below 0 from there', ['opening 24 @0 voided', 'sale 5 @2'], { balance: -5 }, 2],
    ['the same second: opening, then what comes, then what goes', ['sale 5 @1', 'replenishment 3 @1', 'opening 2 @1'], { opening: 2, balance: 0 }, 1],
    ['since the moment at which it fell to 0', ['opening 5 @0', 'sale 5 @3', 'opening 0 @24'], { balance: 0 }, 3],
    ['not any more once it rose', ['opening 5 @0', 'sale 5 @3', 'replenishment 1 @4'], { balance: 1 }, null],
  ])('%s', (_name, texts, wanted, outHour) => {
    const { state } = replay(entries(...texts));
    expect(state).toMatchObject(wanted);
    expect(state.outSince).toBe(outHour === null ? null : NINE + outHour * HOUR);
  });

  it('is empty without entries', () => expect(replay([]).state).toEqual(EMPTY_STOCK));
});

it('an opening differs from the close before it', () => {
  const { variances } = replay(entries('opening 24 @0', 'sale 5 @1', 'opening 18 @24', 'opening 18 @48', 'opening 20 @72', 'opening 9 @80 voided'));
  expect([...variances]).toEqual([
    [1, null],
    [3, -1],
    [4, 0],
    [5, 2],
  ]);
});

describe('an entry is taken', () => {
  it.each([
    ['up to what is left', ['opening 4 @0'], 'sale 4 @1', 0, 4],
    ['and no further', ['opening 4 @0'], 'sale 5 @1', 1, 4],
    ['late only where no later balance falls below 0', ['opening 9 @0', 'sale 7 @3'], 'sale 3 @1', 1, 2],
    ['late, helped by what came after it: no, at its own time there was nothing', ['opening 1 @0', 'replenishment 9 @3'], 'sale 3 @1', 2, 1],
    ['late, whatever follows the next opening', ['opening 5 @0', 'opening 2 @24', 'sale 2 @25'], 'sale 5 @1', 0, 5],
    ['with nothing there', ['opening 0 @0'], 'sampled 3 @1', 3, 0],
    ['whatever comes, also where nothing is left', ['opening 5 @0 voided', 'sale 5 @1'], 'replenishment 1 @2', 0, 1],
    ['an opening now', ['opening 5 @0', 'sale 5 @1'], 'opening 3 @2', 0, 3],
    ['a late opening below what was sold after it', ['opening 9 @0', 'sale 5 @3'], 'opening 2 @2', 3, 0],
  ])('%s', (_name, texts, text, short, room) => {
    expect(shortfall(entries(...texts), one(text))).toBe(short);
    expect(roomFor(entries(...texts), one(text))).toBe(room);
  });

  it.each([
    [[], 'sale 1 @1', true],
    [[], 'opening 1 @1', false],
    [['opening 1 @2'], 'replenishment 1 @1', true],
    [['opening 1 @1'], 'sale 1 @1', false],
    [['opening 1 @0 voided'], 'sale 1 @1', true],
  ])('an opening counts before it: %j, %s', (texts, text, lacks) => expect(lacksOpening(entries(...texts), one(text))).toBe(lacks));
});

const entry = fc.record({
  type: fc.constantFrom(...STOCK_TYPES),
  quantity: fc.integer({ min: 1, max: 50_000 }),
  at: fc.integer({ min: 0, max: 400_000 }),
  voided: fc.boolean(),
});
const ledger = fc.array(entry, { maxLength: 30 }).map((all) => all.map((each, n): LedgerEntry => ({ ...each, id: n + 1 })));
const shuffled = ledger.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })));

describe('whatever is recorded', () => {
  it('comes to the same in any order of arrival', () => {
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(replay(other)).toEqual(replay(all));
      }),
    );
  });
  it('is the opening and the sums beside it', () => {
    fc.assert(
      fc.property(ledger, (all) => {
        const { opening, replenished, sold, removed, balance, outSince } = replay(all).state;
        expect(balance).toBe(opening + replenished - sold - removed);
        expect(outSince === null).toBe(balance > 0 || all.every(({ voided }) => voided));
      }),
    );
  });
  it('is the last opening plus replenishments minus sales after it where nothing else is recorded', () => {
    const plain = fc.record({ type: fc.constantFrom(...STOCK_ENTRY_TYPES), quantity: fc.integer({ min: 1, max: 50_000 }) });
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 30 }), (all) => {
        // A second apart each, so that their order is that of the list.
        const recorded = all.map((each, n): LedgerEntry => ({ ...each, id: n + 1, at: n * 1000, voided: false }));
        const last = all.findLastIndex(({ type }) => type === 'opening');
        const sum = (wanted: StockType, from: number) => all.slice(from).reduce((total, { type, quantity }) => total + (type === wanted ? quantity : 0), 0);
        const opening = last < 0 ? 0 : (all[last]?.quantity ?? 0);
        expect(replay(recorded).state.balance).toBe(opening + sum('replenishment', last + 1) - sum('sale', last + 1));
      }),
    );
  });
  it('comes to the same from any opening on, but for since when nothing is left', () => {
    fc.assert(
      fc.property(ledger, (all) => {
        const whole = replay(all);
        for (const opening of all.filter(({ type, voided }) => type === 'opening' && !voided)) {
          const { state, startsEmpty } = replay(all.filter((each) => Math.floor(each.at / 1000) >= Math.floor(opening.at / 1000)));
          expect({ ...state, outSince: 0 }).toEqual({ ...whole.state, outSince: 0 });
          if (!startsEmpty) expect(state.outSince).toBe(whole.state.outSince);
        }
      }),
    );
  });
  it('is never below 0 at any time where each was taken when it arrived', () => {
    fc.assert(
      fc.property(shuffled, ([, arrivals]) => {
        const taken: LedgerEntry[] = [];
        for (const each of arrivals) if (!each.voided && !lacksOpening(taken, each) && shortfall(taken, each) === 0) taken.push(each);
        const second = ({ at }: LedgerEntry) => Math.floor(at / 1000);
        for (const each of taken) expect(replay(taken.filter((other) => second(other) <= second(each))).state.balance).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('takes what there is room for, and not a thousandth more', () => {
    fc.assert(
      fc.property(ledger, entry, (all, more) => {
        const sale = { ...more, type: 'sale', id: 99, voided: false } as const;
        const taken = all.filter((_each, n) => shortfall(all.slice(0, n), all[n] as LedgerEntry) === 0 && !all[n]?.voided);
        const room = roomFor(taken, sale);
        fc.pre(replay(taken).state.balance >= 0 && shortfall(taken, { ...sale, quantity: 0 }) === 0);
        expect(shortfall(taken, { ...sale, quantity: room })).toBe(0);
        if (room < sale.quantity) expect(shortfall(taken, { ...sale, quantity: room + 1 })).toBe(1);
      }),
    );
  });
});

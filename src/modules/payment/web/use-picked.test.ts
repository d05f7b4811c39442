import { expect, it } from 'vitest';
import type { PayableRow } from '../contract/payment.schema.ts';
import { pickedOf } from './use-picked.ts';

const row = (id: number, amount: number) => ({ id, amount }) as PayableRow;
const WHOLE = { count: 10, amount: 1000.3 };

it('all but some: the server is told the exceptions, the sum leaves them out', () => {
  const picked = pickedOf({ all: true, rows: new Map([[3, row(3, 100.1)]]) });
  expect([picked.has(3), picked.has(4)]).toEqual([false, true]);
  expect(picked.sum(WHOLE)).toEqual({ count: 9, amount: 900.2 });
  expect(picked.wire()).toEqual({ except_ids: [3] });
});

it('some alone: those are named and added up', () => {
  const picked = pickedOf({ all: false, rows: new Map([row(3, 0.1), row(5, 0.2)].map((each) => [each.id, each])) });
  expect([picked.has(3), picked.has(4)]).toEqual([true, false]);
  expect(picked.sum(WHOLE)).toEqual({ count: 2, amount: 0.3 });
  expect(picked.wire()).toEqual({ ids: [3, 5] });
});

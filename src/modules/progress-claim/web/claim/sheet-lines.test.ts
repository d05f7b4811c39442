import { expect, test } from 'vitest';
import type { BillLineRow } from '../../contract/bill/bill.register.ts';
import type { ClaimLineRow } from '../../contract/claim/claim.schema.ts';
import { entriesOf, sheetLines, shownOf } from './sheet-lines.ts';

const item = {
  id: 1,
  position: 10,
  kind: 'Item',
  level: 0,
  bill_no: null,
  code: '2.1',
  description: 'Concrete',
  unit: 'm3',
  quantity: 200,
  rate: 50.25,
  amount: 10_050,
  valued_by: 'Measured',
  is_service: true,
} as const satisfies BillLineRow;
const saved: ClaimLineRow = {
  item_id: 1,
  variation_id: null,
  previous: 2_512.5,
  claimed_by: 'Percent',
  claimed_value: 33.3333,
  claimed: 3_350,
  certified_by: null,
  certified_value: null,
  certified: null,
  reason: null,
};
const [line] = sheetLines([item], [], [saved], 'claimed');

test('the three ways of saying what was done are in step, and what was typed stays as it was typed', () => {
  expect(shownOf(line!, undefined)).toEqual({ by: 'Percent', amount: 3_350, percent: 33.3333, quantity: 66.667, thisTime: 837.5, drops: false });
  expect(shownOf(line!, { by: 'Quantity', value: 120 })).toMatchObject({ amount: 6_030, percent: 60, quantity: 120, thisTime: 3_517.5 });
  expect(shownOf(line!, { by: 'Amount', value: 5_025 })).toMatchObject({ amount: 5_025, percent: 50, quantity: 100 });
  expect(shownOf(line!, { by: 'Percent', value: 20 })).toMatchObject({ amount: 2_010, thisTime: -502.5, drops: true });
});

test('only typed lines are sent, a reason with those that fall', () => {
  expect(entriesOf([line!], new Map(), 'Measured again')).toEqual([]);
  expect(entriesOf([line!], new Map([['i1', { by: 'Percent', value: 20 }]]), 'Measured again')).toEqual([
    { item_id: 1, variation_id: null, by: 'Percent', value: 20, reason: 'Measured again' },
  ]);
  expect(entriesOf([line!], new Map([['i1', { by: 'Percent', value: 40 }]]), 'Measured again')).toMatchObject([{ reason: null }]);
});

test('the other side has its own figures', () => {
  const [certified] = sheetLines([item], [], [{ ...saved, certified_by: 'Quantity', certified_value: 60, certified: 3_015 }], 'certified');
  expect(certified).toMatchObject({ by: 'Quantity', value: 60, amount: 3_015, previous: 2_512.5 });
});

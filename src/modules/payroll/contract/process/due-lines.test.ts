import { expect, it } from 'vitest';
import { dueIn, withDue, type DueLine } from './due-lines.ts';

const CLAIM: DueLine = { key: 'claim', id: 7, name: 'Claim CLM-2026-000007', name_ms: 'Tuntutan CLM-2026-000007', payroll_item_id: null, amount: 40 };
const MEAL = { type: 'Allowance', epf: true, socso: true, eis: true, hrdf: false, tax: true, mtd_key: null } as const;

it('is counted by nothing, unless an item says otherwise', () => {
  const [plain, counted] = withDue([], [CLAIM, { ...CLAIM, payroll_item_id: 3 }], new Map([[3, MEAL]]) as never);
  expect(plain).toMatchObject({ type: 'Claim', amount: 40, epf: false, socso: false, eis: false, hrdf: false, tax: false, source: { claim: 7 } });
  expect(counted).toMatchObject({ payroll_item_id: 3, type: 'Allowance', epf: true, tax: true, source: { claim: 7 } });
});

it('takes the place of what was due before, and leaves every other line', () => {
  const [bonus, before] = [
    { name: 'Bonus', amount: 100 },
    { name: 'Claim', amount: 900, source: { claim: 7 } },
  ];
  const lines = withDue([bonus, before] as never, [CLAIM], new Map());
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Bonus', 100],
    ['Claim CLM-2026-000007', 40],
  ]);
  expect(withDue(lines, [], new Map()).map(({ name }) => name)).toEqual(['Bonus']);
  expect(lines.map((line) => dueIn(line, 'claim'))).toEqual([undefined, 7]);
});

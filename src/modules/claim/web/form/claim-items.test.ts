import { expect, it } from 'vitest';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import type { CategoryOption, CategoryOptions } from '../../contract/claim.schema.ts';
import { fileClaim } from '../../contract/manage-claim.endpoints.ts';
import { blankItem, handedIn } from './claim-items.ts';

const category = (id: number, type: CategoryOption['type']) => ({ id, type }) as CategoryOption;
const OPTIONS: CategoryOptions = {
  categories: [category(1, 'General'), category(2, 'Allowance'), category(3, 'Mileage')],
  max_items: 30,
  allow_draft: true,
  mileage_from: 'Manual',
  usual: null,
};

it.each([
  ['no category yet', {}, OPTIONS, ['claim_category_id', 'description', 'amount']],
  ['an amount', { claim_category_id: 1, description: 'Lunch' }, OPTIONS, ['amount']],
  ['all that it needs', { claim_category_id: 1, description: 'Lunch', amount: 12 }, OPTIONS, []],
  ['days', { claim_category_id: 2, description: 'Penang' }, OPTIONS, ['days']],
  ['a typed journey', { claim_category_id: 3, description: 'Penang' }, OPTIONS, ['distance_km', 'vehicle']],
  [
    'a journey of the map',
    { claim_category_id: 3, description: 'Penang' },
    { ...OPTIONS, mileage_from: 'Map' as const },
    ['from_place', 'to_place', 'vehicle'],
  ],
])('says at once what an item that is handed in lacks: %s', (_, typed, options, lacks) => {
  const claim = { employee_id: 5, title: 'Penang visit', claim_month: '2026-11-01', items: [{ ...blankItem('2026-11-10'), ...typed }] };
  expect(
    handedIn(fileClaim.input, options, () => false)
      .safeParse(claim)
      .error?.issues.filter(({ code }) => code === 'custom') ?? [],
  ).toEqual([]);
  const result = handedIn(fileClaim.input, options).safeParse(claim);
  const errors = messagesOf(result.error?.issues ?? [], 'en', claim);
  expect(errors).toEqual(Object.fromEntries(lacks.map((field) => [`items.0.${field}`, ['This field is required.']])));
});

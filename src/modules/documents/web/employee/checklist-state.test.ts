import { expect, it } from 'vitest';
import { checklistOf } from './checklist-state.ts';

const current = (id: number, category: 'Identity' | 'Letter' | 'Contract' | 'Certificate', status: 'draft' | 'published' | 'expired' | 'archived') => ({
  id,
  title: category,
  category,
  status,
  expires_at: null,
});
const states = (documents: ReturnType<typeof current>[]) => checklistOf(documents).map(({ item, state, document }) => [item.key, state, document?.id ?? null]);

it('tells done, expired and missing apart', () => {
  expect(states([current(1, 'Identity', 'published'), current(2, 'Letter', 'archived'), current(3, 'Certificate', 'expired')])).toEqual([
    ['identity', 'done', 1],
    ['offer', 'missing', null],
    ['contract', 'missing', null],
    ['certificate', 'expired', 3],
  ]);
});

it('takes the valid one of several', () => {
  expect(states([current(1, 'Certificate', 'expired'), current(2, 'Certificate', 'published')])[3]).toEqual(['certificate', 'done', 2]);
});

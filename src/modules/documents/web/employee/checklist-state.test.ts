import { expect, it } from 'vitest';
import { checklistOf } from './checklist-state.ts';

const held = (id: number, category: 'Identity' | 'Letter' | 'Contract' | 'Certificate', status: 'draft' | 'published' | 'expired' | 'archived') => ({
  id,
  title: category,
  category,
  status,
  expires_at: null,
});
const states = (documents: ReturnType<typeof held>[]) => checklistOf(documents).map(({ item, state, document }) => [item.key, state, document?.id ?? null]);

it('tells done, expired and missing apart', () => {
  expect(states([held(1, 'Identity', 'published'), held(2, 'Letter', 'archived'), held(3, 'Certificate', 'expired')])).toEqual([
    ['identity', 'done', 1],
    ['offer', 'missing', null],
    ['contract', 'missing', null],
    ['certificate', 'expired', 3],
  ]);
});

it('takes the valid one of several', () => {
  expect(states([held(1, 'Certificate', 'expired'), held(2, 'Certificate', 'published')])[3]).toEqual(['certificate', 'done', 2]);
});

import { expect, it } from 'vitest';
import { filled } from './filled.ts';

it('begins a form with empty texts where nothing is known', () => {
  expect(filled({ name: 'Siti', religion: null, disability: false }, ['religion', 'disability'])).toEqual({ religion: '', disability: false });
});

import { expect, it } from 'vitest';
import { CATEGORIES } from '../../contract/application/categories.ts';
import { effectOf } from './effects.ts';

it.each(CATEGORIES.map(({ type, key }) => [type, key] as const))('%s %s has its effect', (type, key) => {
  expect(effectOf(type, key)).toBeTypeOf('function');
});

it('of no other category there is one', () => {
  expect(() => effectOf('Officer', 'Nothing')).toThrow('No effect');
});

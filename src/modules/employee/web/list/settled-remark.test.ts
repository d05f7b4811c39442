import { expect, it } from 'vitest';
import { say } from '#platform/contract/messages.ts';
import { END } from './end.messages.ts';
import { settledRemark } from './settled-remark.ts';

const t = (key: keyof typeof END, params?: Record<string, string>) => say(END[key], 'en', params);

it('notes what was settled below the remark, in the order of the list', () => {
  expect(settledRemark(' Moves abroad ', ['assets', 'leave'], t)).toBe('Moves abroad\nSettled: Leave balance settled, Assets returned');
});

it('adds nothing where nothing was ticked', () => {
  expect(settledRemark('', [], t)).toBe('');
  expect(settledRemark('Moves abroad', [], t)).toBe('Moves abroad');
});

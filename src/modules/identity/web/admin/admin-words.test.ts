import { expect, it } from 'vitest';
import { say } from '#platform/contract/messages.ts';
import { placeInMenu, scopeWords } from './admin-words.ts';

const none = { all: false, branch: 0, division: 0, department: 0, employee: 0 };
it.each([
  [{ ...none, all: true }, 'All employees', 'Semua pekerja'],
  [{ ...none, department: 3, employee: 1 }, '3 departments, 1 employee', '3 jabatan, 1 pekerja'],
  [none, 'Nobody', 'Tiada sesiapa'],
])('%o', (scope, en, ms) => {
  expect(scopeWords(scope, (text, params) => say(text, 'en', params))).toBe(en);
  expect(scopeWords(scope, (text, params) => say(text, 'ms', params))).toBe(ms);
});

it('says where a page stands in the menu, never its address', () => {
  expect(placeInMenu({ section: 'workforce', group: 'attendance' }).map(({ en }) => en)).toEqual(['Workforce', 'Attendance']);
  expect(placeInMenu({ section: null, group: null }).map(({ en }) => en)).toEqual(['Other']);
});

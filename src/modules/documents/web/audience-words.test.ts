import { expect, test } from 'vitest';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { audienceWords } from './audience-words.ts';

const units = {
  branches: [{ id: 1, name: 'KL HQ' }],
  divisions: [],
  departments: [
    { id: 4, name: 'Sales' },
    { id: 5, name: 'Finance' },
    { id: 6, name: 'Operations' },
  ],
};
const words = (document: Parameters<typeof audienceWords>[0]) => audienceWords(document, units, (text: Text, params?: Params) => say(text, 'en', params));

test.each([
  [{ audience: 'All', audience_ids: [], employee: null }, 'Everyone'],
  [{ audience: 'All', audience_ids: [], employee: { id: 9, name: 'Aminah', employee_code: 'SM0009' } }, 'Aminah'],
  [{ audience: 'Branch', audience_ids: [1], employee: null }, 'KL HQ'],
  [{ audience: 'Department', audience_ids: [4, 5, 6], employee: null }, 'Sales, Finance +1'],
  [{ audience: 'Department', audience_ids: [77], employee: null }, 'Departments'],
  [{ audience: 'Employee', audience_ids: [3], employee: null }, '1 employee'],
] as const)('%o is for %s', (document, expected) => expect(words({ ...document, audience_ids: [...document.audience_ids] })).toBe(expected));

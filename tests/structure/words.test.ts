/** One word for one thing: what many screens say is said once, and an English word has one Malay word unless it means two things. */
import { expect, test } from 'vitest';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { isTest, SOURCES } from './source-files.ts';

const TEXT = /\ben: '((?:[^'\\]|\\.)*)',\s*ms: '((?:[^'\\]|\\.)*)'/g;
const said = SOURCES.filter(({ path }) => !isTest(path)).flatMap(({ path, text }) =>
  [...text.matchAll(TEXT)].map(([, en = '', ms = '']) => ({ path, en, ms })),
);

/** Words that mean two things: what a dialog is left by (Batal) and what a leave is (Batalkan); what waits and what is not made yet; a deed and its page; pay and leave. The list only becomes shorter. */
const TWO = new Set(['Cancel', 'Pending', 'Review', 'Unpaid']);

test('an English word has one Malay word', () => {
  const words = Map.groupBy(said, ({ en }) => en);
  const two = [...words].filter(([, texts]) => new Set(texts.map(({ ms }) => ms.toLowerCase())).size > 1).map(([en]) => en);
  expect(two.filter((en) => !TWO.has(en))).toEqual([]);
});

/** Messages that still spell everyday words, with how many. The list only becomes shorter. */
const SPELLED: Readonly<Record<string, number>> = {
  'src/modules/approval/web/inbox.messages.ts': 2,
  'src/modules/leave/web/entitlement/approval.messages.ts': 6,
  'src/modules/leave/web/manage/calendar.messages.ts': 1,
  'src/modules/leave/web/manage/manage.messages.ts': 3,
};

test('everyday words are said once, in everyday.messages.ts', () => {
  const everyday = new Set(Object.values(EVERYDAY).map(({ en, ms }) => `${en} | ${ms}`));
  const again = said.filter(({ path, en, ms }) => path.endsWith('.messages.ts') && !path.endsWith('everyday.messages.ts') && everyday.has(`${en} | ${ms}`));
  const spelled = Object.entries(Object.groupBy(again, ({ path }) => path)).map(([path, texts = []]) => [path, texts.length] as const);
  expect(spelled.filter(([path, n]) => n > (SPELLED[path] ?? 0))).toEqual([]);
});

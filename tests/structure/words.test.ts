/** One word for one thing: what many screens say is said once, and an English word has one Malay word unless it means two things. */
import { expect, test } from 'vitest';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { SOURCES as SOURCES_OF_LAW } from '#modules/statutory/contract/sources.params.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, ROOT, SOURCES } from './source-files.ts';

const TEXT = /\ben: '((?:[^'\\]|\\.)*)',\s*ms: '((?:[^'\\]|\\.)*)'/g;
const outcome = SOURCES.filter(({ path }) => !isTest(path)).flatMap(({ path, text }) =>
  [...text.matchAll(TEXT)].map(([, en = '', ms = '']) => ({ path, en, ms })),
);

/** Words that mean two things: what a dialog is left by (Batal) and what a leave is (Batalkan); what waits and what is not made yet; a deed and its page; pay and leave. The list only becomes shorter. */
const TWO = new Set(['Cancel', 'Pending', 'Review', 'Unpaid']);

test('an English word has one Malay word', () => {
  const words = Map.groupBy(outcome, ({ en }) => en);
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
  const again = outcome.filter(({ path, en, ms }) => path.endsWith('.messages.ts') && !path.endsWith('everyday.messages.ts') && everyday.has(`${en} | ${ms}`));
  const spelled = Object.entries(Object.groupBy(again, ({ path }) => path)).map(([path, texts = []]) => [path, texts.length] as const);
  expect(spelled.filter(([path, n]) => n > (SPELLED[path] ?? 0))).toEqual([]);
});

const listed = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The rows of docs/glossary.md. */
const GLOSSARY = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
  .map((line) => {
    const [en = '', ms = '', , notEn, notMs] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { en, ms, not: { en: listed(notEn), ms: listed(notMs) } };
  });

/** English that nobody says, each with what is said instead. */
const ODD: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/\ball the same\b/i, 'anyway'],
  [/\btak(?:e|es|en) back by\b/i, 'recovered'],
  [/\btake over\b/i, 'import'],
  [/\b(?:looked at|look into)\b/i, 'view, check'],
  [/\bof its own$/i, 'other'],
  [/\blies (?:above|below|before|in)\b/i, 'is above, is below'],
  [/\bstands? (?:on|in|behind)\b/i, 'is on, is in, depends on'],
  [/\b(?:wait|waits)\b[.}]/i, 'is waiting, to review'],
  [/\bthe work goes on\b/i, 'continues'],
  [/\basks? to be away\b/i, 'applies for leave'],
  [/\bby hand\b/i, 'manually'],
  [/\bSay why\b/, 'Explain why, Enter a reason'],
];
/** `{name}` and what a plural chooses between are no words. */
const bare = (text: string) => text.replace(/\{\w+\}/g, '…');
const applies = (text: string, word: string) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}])`, 'iu').test(text);

test('the words of the glossary are said, and what it rules out is not', () => {
  expect(GLOSSARY.length).toBeGreaterThan(40);
  const faults = outcome.flatMap(({ path, en, ms }) =>
    GLOSSARY.flatMap((term) => [
      ...(en.toLowerCase() === term.en.toLowerCase() && ms.toLowerCase() !== term.ms.toLowerCase() ? [`${path}: ${en} is ${term.ms}, not ${ms}`] : []),
      ...term.not.en.filter((word) => applies(bare(en), word)).map((word) => `${path}: ${term.en}, not ${word}: ${en}`),
      ...term.not.ms.filter((word) => applies(bare(ms), word)).map((word) => `${path}: ${term.ms}, not ${word}: ${ms}`),
    ]),
  );
  expect(faults).toEqual([]);
});

test('nothing odd is said', () => {
  const faults = outcome.flatMap(({ path, en }) => ODD.filter(([odd]) => odd.test(bare(en))).map(([, right]) => `${path}: ${en} (${right})`));
  expect(faults).toEqual([]);
});

/** As Malaysian English and Malay write it: 30%. Of messages, and of what a screen puts together itself. */
test('a percentage is written without a space', () => {
  const words = outcome.filter(({ en, ms }) => /[\d}] %/.test(`${en} ${ms}`)).map(({ path, en }) => `${path}: ${en}`);
  const screens = SOURCES.filter(({ path, text }) => path.includes('/web/') && !isTest(path) && text.includes('} %'));
  expect([...words, ...screens.map(({ path }) => path)]).toEqual([]);
});

/** Months, codes of sources and brackets in brackets are for programs; an example of what may be typed shows its form. */
const TYPED = new Set(['src/platform/server/imports/import-cell.schema.ts']);
const FOR_PROGRAMS = /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])\b|\b(?:KWSP-3S|NAV-20\d\d|MTD-20\d\d|PERKESO-(?:A4|800)|LHDN-YA\d{4})\b|\([^()]*\([^()]*\)[^()]*\)/;

test('no text holds a month of a program, a code of a source or brackets in brackets', () => {
  const faults = outcome.filter(({ path, en, ms }) => !TYPED.has(path) && [en, ms].some((text) => FOR_PROGRAMS.test(text)));
  expect(faults.map(({ path, en }) => `${path}: ${en}`)).toEqual([]);
});

test('the documents of the law are named by their titles', () => {
  const codes = Object.values(SOURCES_OF_LAW).filter(({ where }) =>
    Object.values(where).some((title) => FOR_PROGRAMS.test(title.replaceAll('P.U.(A)', 'P.U.A'))),
  );
  expect(codes.map(({ where }) => where)).toEqual([]);
});

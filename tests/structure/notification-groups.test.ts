/** Every notification that is kept for its reader can be switched, by one group of one manifest; but what is about somebody's safety. */
import { expect, test } from 'vitest';
import { noticesOf } from '#platform/server/module.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { isTest, SOURCES } from './source-files.ts';

/** Of the own rights: the page hears of it, whatever is said. */
const OF_RIGHTS = 'access';
/** Live messages alone, of which nothing is kept (`stored: false`, said where they are sent or by their name). */
const IS_SILENT = /_changed$|_recorded$/;
const DRAFT = /notification_type: '([a-z_]+)'([\s\S]{0,400}?)(?:\n\s*\}\)|\}\);)/g;

test('what is stored can be switched by one group', () => {
  const grouped = noticesOf(SERVER_MODULES).flatMap(({ types }) => types);
  expect(grouped.filter((type, at) => grouped.indexOf(type) !== at)).toEqual([]);
  const stored = new Set(
    SOURCES.filter(({ path }) => path.startsWith('src/modules/') && !isTest(path)).flatMap(({ text }) =>
      // What is about safety says that it is always told.
      [...text.matchAll(DRAFT)].flatMap(([, type = '', rest = '']) => (/stored: false|always: true/.test(rest) || IS_SILENT.test(type) ? [] : [type])),
    ),
  );
  expect(stored.size).toBeGreaterThan(20);
  expect([...stored].filter((type) => type !== OF_RIGHTS && !grouped.includes(type))).toEqual([]);
});

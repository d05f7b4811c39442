/** Which tests of rules reach dates or the clock, by what their files import: only these can differ in another time zone. */
import { readSources, withoutComments } from './read-sources.ts';

const ASKS = /\bDate\b|\bIntl\b|\bTemporal\b|from '(dayjs|node:timers)/;

/** @returns their paths from the root. */
export function timeTests(): string[] {
  const files = new Map(readSources('src/**/contract/**/*.ts').map((file) => [file.path, file]));
  const asking = new Set([...files.values()].filter(({ text }) => ASKS.test(withoutComments(text))).map(({ path }) => path));
  const covers = (path: string, seen = new Set<string>()): boolean => {
    if (asking.has(path)) return true;
    seen.add(path);
    return (files.get(path)?.imports ?? []).some(({ to, typeOnly }) => !typeOnly && !seen.has(to) && covers(to, seen));
  };
  return [...files.keys()].filter((path) => path.endsWith('.test.ts') && covers(path));
}

/** `THIRD-PARTY-NOTICES.md` names every package that is given to others, in the version that is installed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notices } from '../../tools/third-party-notices.ts';

/** Copyright lines come from the installed files, which other systems install differently. */
const named = (page: string) => page.split('\n').flatMap((line) => /^- (\S+ \S+?)(?::|$)/.exec(line)?.[1] ?? []);

test('the notices are those of the packages (written anew by `node tools/third-party-notices.ts`)', () => {
  const expected = named(notices());
  expect(expected.length).toBeGreaterThan(100);
  expect(named(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8'))).toEqual(expected);
});

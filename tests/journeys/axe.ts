/** What axe finds on a page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = readonly {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly any: readonly { readonly message: string }[] }[];
}[];

/** What axe finds against WCAG 2.2 AA (or some rules alone), one line for each element. Of a page behind a drawer or a question nothing is reached. */
export async function axeFindings(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  // A document keeps axe, warm, until it is loaded anew: to read it takes as long as to judge a page. The portal has no frames.
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(AXE_SOURCE);
  const isCovered = (await page.locator('[aria-modal=true]').count()) > 0;
  // To name what is right costs more than to find what is wrong.
  const options = { resultTypes: ['violations'], runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES } };
  const violations = await page.evaluate<Violations>(
    `axe.run(${isCovered ? "{ exclude: ['#root'] }" : 'document'}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()));
}

export async function checkAxe(page: Page): Promise<void> {
  expect(await axeFindings(page), new URL(page.url()).pathname).toEqual([]);
}

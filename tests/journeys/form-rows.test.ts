/** Fields side by side: their inputs stand in line, each with its label close above it, whatever is above the others, and on a phone each keeps its distance from the next. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalInBrowser, PHONE, settle, signIn, type BrowserPortal } from './browser.ts';

let mesra: BrowserPortal;
beforeAll(async () => {
  mesra = await openPortalInBrowser();
});
afterAll(() => mesra.close());

const PAGES = ['/calculator', '/payroll/setting', '/attendance/setting'];

interface Field {
  readonly label: string;
  /** Pixels from the top of the page. */
  readonly top: number;
  readonly bottom: number;
  readonly input: number;
  /** Pixels between the box and what is said right above it. */
  readonly above: number;
}

/** The fields of each row, as they stand. A script of the page is text. */
const ROWS = `[...document.querySelectorAll('[class*="_row_"]')]
  .filter((row) => getComputedStyle(row).display === 'grid')
  .map((row) => [...row.querySelectorAll('.mantine-InputWrapper-root')].map((field) => {
    const { top, bottom } = field.getBoundingClientRect();
    const input = field.querySelector('.mantine-Input-wrapper').getBoundingClientRect().top;
    const words = [...field.querySelectorAll(':scope > :is(.mantine-InputWrapper-label, .mantine-InputWrapper-description)')].map((said) => said.getBoundingClientRect().bottom);
    return { label: field.querySelector('label')?.textContent ?? '', top, bottom, input, above: words.length > 0 ? input - Math.max(...words) : 0 };
  }))
  .filter((fields) => fields.length > 1)`;

it.each([
  ['a laptop', undefined],
  ['a phone', PHONE],
])('on %s', async (_width, viewport) => {
  const page = await mesra.visit(viewport && { viewport });
  await signIn(page, 'owner@demo.my');
  const crooked: string[] = [];
  let pairs = 0;
  for (const path of PAGES) {
    await page.goto(path);
    await settle(page);
    for (const row of await page.evaluate<Field[][]>(ROWS)) {
      crooked.push(...row.filter(({ above }) => above > 8).map(({ label }) => `${path}: ${label} is away from its box`));
      for (const [at, field] of row.slice(1).entries()) {
        const before = row[at] as Field;
        const beside = Math.abs(field.top - before.top) < 1;
        pairs += 1;
        if (beside ? Math.abs(field.input - before.input) >= 1 : field.top - before.bottom < 8) crooked.push(`${path}: ${before.label} | ${field.label}`);
      }
    }
  }
  expect(crooked).toEqual([]);
  expect(pairs).toBeGreaterThan(10);
  await page.close();
});

/** What stands beside the tax of a claim: the rate, why there is none, and that the law has ended an exemption. */
import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { TaxNote } from './tax-note.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const tax = (treatment: string, percent: number, reason: string | null, fixed = false): ClaimDetail['tax'] => ({ treatment, percent, reason, fixed });

it.each([
  ['en', tax('Service Tax', 6, null), '6%'],
  ['en', tax('Exempt', 0, 'Residential building'), 'Exempt: Residential building'],
  ['en', tax('Exempt', 0, null, true), 'Exempt until 30/06/26: the contract cannot be reviewed'],
  ['en', tax('Service Tax', 6, null, true), '6%; the exemption of a contract that cannot be reviewed ended on 30/06/26'],
  ['ms', tax('Service Tax', 6, null, true), '6%; pengecualian kontrak yang tidak boleh disemak semula tamat pada 30/06/26'],
  ['en', tax('None', 0, 'Client is abroad'), 'No tax: Client is abroad'],
] as const)('%s: %o', async (locale, given, words) => {
  view = await render(<TaxNote tax={given} day="2026-08-31" />, { locale });
  expect(view.container.querySelector('.note')?.textContent).toBe(words);
  expect(view.container.querySelector('[data-tone]')).toBeNull();
});

it('marks a claim that no rule covers', async () => {
  view = await render(<TaxNote tax={tax('None', 0, null)} day="2025-07-01" />);
  const chip = view.container.querySelector('[data-tone]');
  expect([chip?.getAttribute('data-tone'), chip?.textContent]).toEqual(['warning', 'No tax rule covers this day']);
});

it('says nothing of a day before works were taxed', async () => {
  view = await render(<TaxNote tax={tax('None', 0, null)} day="2025-06-30" />);
  expect(view.container.querySelectorAll('.note, [data-tone]')).toHaveLength(0);
});

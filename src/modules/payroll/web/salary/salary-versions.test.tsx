import { afterEach, expect, it, vi } from 'vitest';
import { button, click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { SalaryVersions } from './salary-versions.tsx';

const wide = window.matchMedia;
let view: Rendered | undefined;
afterEach(async () => {
  window.matchMedia = wide;
  await view?.unmount();
});

const version = {
  id: 3,
  effective_from: '2026-01-01',
  effective_to: null,
  is_current: true,
  basic: 5200,
  pay_type: 'Monthly',
  calculation_type: null,
  bank_account_no: '••••1234',
} as unknown as SalaryRow;

it.each([
  ['a table', false],
  ['an entry with the pay first on a phone', true],
])('are %s, and each can be changed', async (_, phone) => {
  window.matchMedia = (media) => ({ ...wide(media), media, matches: phone });
  const onChange = vi.fn();
  view = await render(<SalaryVersions versions={[version]} onChange={onChange} />);
  expect([document.querySelector('table') === null, pageText().startsWith('RM 5,200.00')]).toEqual([phone, phone]);
  await click(button('Change the salary from 01/01/26'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(version);
});

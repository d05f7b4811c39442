import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { joinWebExtensionPoints, webProvide } from '#platform/web/extension-point.ts';
import { render, TEST_USER, type Rendered } from '#platform/web/testing/render.tsx';
import { payrollManifest } from '../../../contract/payroll.manifest.ts';
import { PaidRecord } from './paid-record.tsx';
import { paidRecords } from './paid-records.ts';

let view: Rendered | undefined;
beforeEach(() => joinWebExtensionPoints([webProvide(paidRecords, { key: 'bill', page: '/payroll/manage', label: { en: 'Open the bill', ms: 'Buka bil' } })]));
afterEach(async () => {
  joinWebExtensionPoints([]);
  await view?.unmount();
});

it.each<[what: string, source: Record<string, number> | undefined, addresses: string[]]>([
  ['a line that pays one', { bill: 9 }, ['/payroll/manage?open=9']],
  ['a line that pays something else', { advance: 9 }, []],
  ['a line that somebody typed', undefined, []],
])('leads to what is paid from %s', async (_what, source, addresses) => {
  view = await render(<PaidRecord line={{ source }} />, { pages: pagesOf([payrollManifest]), user: { ...TEST_USER, modules: { payroll: true } } });
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(addresses);
});

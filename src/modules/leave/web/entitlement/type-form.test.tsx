import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { STARTER_TYPES } from '../../contract/leave-type.params.ts';
import type { LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { TypeForm } from './type-form.tsx';

let view: Rendered | undefined;
const closed = vi.fn<() => void>();
const { sent } = formServer({ read: () => ({ data: [] }), write: () => ({ success: true, message: 'Leave type saved.', data: {} }) });

function typeOf(code: string): LeaveTypeRow {
  const starter = STARTER_TYPES.find((each) => each.code === code);
  if (!starter) throw new Error(`No type ${code}`);
  const { deduct_from: _source, ...rest } = starter;
  return { ...rest, deduct_from_id: null, id: 3, in_use: true, updated_at: '2026-01-01T00:00:00Z' };
}

beforeEach(() => void closed.mockClear());
afterEach(() => view?.unmount());

const days = (row: number) => document.querySelector<HTMLInputElement>(`input[aria-label="Days, row ${row}"]`) as HTMLInputElement;
async function show(row: LeaveTypeRow | null, locale: 'en' | 'ms' = 'en', readOnly = false) {
  view = await render(<TypeForm type={row} types={[]} readOnly={readOnly} onClose={closed} />, { locale });
  await until(() => document.querySelector('form') !== null);
}

it('shows the minimum of the Act, and warns where the days fall below it until they are mended', async () => {
  await show(typeOf('AL'));
  expect(pageText()).toContain('Employment Act minimum: less than 2 years: 8 days2 to 5 years: 12 days5 years and more: 16 days');
  expect(pageText()).not.toContain('Less than the Employment Act gives');
  await type(days(2), '11.5');
  await until(() => pageText().includes('From 2 years of service: 11.5, at least 12 required'));
  const { violations } = await axe.run(days(1).closest('section') as HTMLElement, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button('Use the minimum'));
  await until(() => !pageText().includes('Less than the Employment Act gives'));
  expect(days(2).value).toBe('12');
  await click(button('Save'));
  await until(() => closed.mock.calls.length === 1);
  expect(sent[0]?.path).toMatch(/leaves\/types\/3$/);
  expect(sent[0]?.body['tiers']).toEqual(typeOf('AL').tiers);
});

it('refuses ranges that overlap, and says for whom each row is', async () => {
  await show(typeOf('AL'));
  expect(pageText()).toContain('2 to 5 years');
  const from = document.querySelector<HTMLInputElement>('input[aria-label="From (months), row 2"]') as HTMLInputElement;
  await type(from, '18');
  await until(() => pageText().includes('18 months to 5 years'));
  await click(button('Save'));
  await until(() => pageText().includes('Two ranges of service overlap.'));
  expect(sent).toEqual([]);
});

it('leaves out what a type without a balance does not need', async () => {
  await show(typeOf('UL'), 'ms');
  expect(pageText()).not.toContain('Mengikut tempoh perkhidmatan');
  expect(pageText()).not.toContain('Bawa ke hadapan');
  expect(pageText()).not.toContain('Paling awal sebelum kelahiran');
});

it('asks for the days around a birth where leave is for a birth', async () => {
  await show(typeOf('PL'));
  expect(pageText()).toContain('Latest start after the birth (days)');
  expect(pageText()).toContain('Employment Act minimum: 1 year and more: 7 days');
});

it('is read by who may not change it: every field closed, and no way to save', async () => {
  await show(typeOf('AL'), 'en', true);
  expect(days(2).value).toBe('12');
  expect(document.querySelectorAll('form :is(input, textarea, select):enabled')).toHaveLength(0);
  expect(document.querySelectorAll('form [type=submit]')).toHaveLength(0);
  expect([...document.querySelectorAll('form button:enabled')].map((each) => each.textContent)).toEqual(['Close']);
  await click(button('Close'));
  expect(closed).toHaveBeenCalledOnce();
});

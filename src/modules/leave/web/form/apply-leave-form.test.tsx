import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, type Rendered, type, until } from '#platform/web/testing/render.tsx';
import type { LeaveCalculation } from '../../contract/leave.schema.ts';
import { leaveRow } from '../leave-row.factory.ts';
import { ApplyLeaveForm } from './apply-leave-form.tsx';

let view: Rendered | undefined;
let calculation: LeaveCalculation;
let refusal: Record<string, string[]> | null = null;
const closed = vi.fn<() => void>();
const { asked, sent } = formServer({
  write: () =>
    refusal ? Response.json({ message: 'Please check.', errors: refusal }, { status: 422 }) : { success: true, message: 'Leave application sent.', data: {} },
  read(url) {
    if (!url.includes('/types')) return { data: url.includes('/calculate') ? calculation : [] };
    const type = { id: 1, name: 'Annual Leave', name_ms: 'Cuti Tahunan', code: 'AL', colour: '#0f766e' };
    return { data: [{ ...type, allow_half_day: true, attachment: 'None', attachment_after_days: null, balance: 7 }] };
  },
});

const day = (date: string, value: number, note: string | null = null) => ({
  date,
  part: 'Full' as const,
  value,
  reason: value ? ('working' as const) : ('holiday' as const),
  note,
});

beforeEach(() => {
  calculation = { total_days: 1, days: [day('2026-12-24', 1), day('2026-12-25', 0, 'Christmas Day')], balance: 7, balance_after: 6, errors: {}, warnings: [] };
  refusal = null;
  closed.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await view?.unmount();
  vi.restoreAllMocks();
});

async function filled() {
  view = await render(<ApplyLeaveForm like={leaveRow(9, { reason: 'Family gathering' })} onClose={closed} />);
  await until(() => field('Type').value.includes('7 days left'));
  await type(field('From'), '24/12/26');
  await type(field('To'), '25/12/26');
}

it('counts the days while the dates are typed', async () => {
  view = await render(<ApplyLeaveForm like={leaveRow(9)} onClose={closed} />);
  await until(() => field('Type').value.includes('7 days left'));
  expect(pageText()).toContain('Choose type and dates to see the days counted.');
  await type(field('From'), '24/12/26');
  await until(() => pageText().includes('This leave takes 1 day'));
  // One day so far: the end follows the start, and half of it may be taken.
  expect(asked.findLast((url) => url.includes('/calculate'))).toContain('end_date=2026-12-24');
  expect(pageText()).toContain('Half Day (Morning)');
  await type(field('To'), '25/12/26');
  await until(() => asked.some((url) => url.includes('/calculate') && url.includes('end_date=2026-12-25')));
  expect(pageText()).not.toContain('Half Day (Morning)');
  expect(pageText()).toContain('Christmas Day');
  expect(pageText()).toContain('6 days are left afterwards.');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('says before sending what would be refused', async () => {
  calculation = { ...calculation, errors: { start_date: ['Apply at least 3 days before: from 28/12/26 on.'] } };
  await filled();
  await until(() => pageText().includes('Apply at least 3 days before'));
});

it('puts what the server refuses beside its field, and keeps what was typed', async () => {
  refusal = { start_date: ['You already have a leave on 24/12/26.'] };
  await filled();
  await click(button('Submit'));
  await until(() => field('From').getAttribute('aria-invalid') === 'true');
  expect(field('From').closest('.mantine-InputWrapper-root')?.textContent).toContain('You already have a leave on 24/12/26.');
  expect(field('Reason').value).toBe('Family gathering');
  expect(field('To').value).toBe('25/12/26');
  expect(closed).not.toHaveBeenCalled();
});

it('sends once and closes', async () => {
  await filled();
  await click(button('Submit'));
  await until(() => closed.mock.calls.length > 0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ leave_type_id: 1, start_date: '2026-12-24', end_date: '2026-12-25', duration: 'Full', reason: 'Family gathering' });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, type Rendered, type, until } from '#platform/web/testing/render.tsx';
import { BlackoutForm } from './blackout-form.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { StatelessNote } from './stateless-note.tsx';

let view: Rendered | undefined;
const closed = vi.fn<() => void>();
const { sent } = formServer({
  read: () => ({ data: [], year: 2026, states: [], stateless: ['HQ'] }),
  write: () => ({ success: true, message: 'Saved.', data: { updated_at: '2026-01-02T00:00:00Z' } }),
});

beforeEach(() => void closed.mockClear());
afterEach(() => view?.unmount());

it('a range becomes one call with its last day; one day has none', async () => {
  view = await render(<HolidayForm holiday={null} year={2026} onClose={closed} />);
  await until(() => document.querySelector('form') !== null);
  await type(field('Name in English'), 'Company retreat');
  await type(field('Name in Malay'), 'Percutian syarikat');
  await type(field('Date or first day'), '01/12/26');
  await type(field('Last day'), '03/12/26');
  await click(button('Save'));
  await until(() => closed.mock.calls.length === 1);
  expect(sent[0]?.body).toMatchObject({ date: '2026-12-01', end_date: '2026-12-03', type: 'Company' });
});

it('blackout days that stand are changed, not added again', async () => {
  const blackout = {
    id: 4,
    name: 'Stocktaking',
    start_date: '2026-12-28',
    end_date: '2026-12-31',
    leave_type_ids: [],
    department_ids: [],
    updated_at: '2026-01-01T00:00:00Z',
    can: { update: true, remove: true },
    kept: null,
  };
  view = await render(<BlackoutForm row={blackout} readOnly={false} onClose={closed} />);
  await until(() => document.querySelector('form') !== null);
  await type(field('Name'), 'Year end');
  await click(button('Save'));
  await until(() => closed.mock.calls.length === 1);
  expect(sent[0]).toMatchObject({ path: expect.stringMatching(/blackouts\/4$/), body: { name: 'Year end', updated_at: blackout.updated_at } });
});

it('branches without a state are named before days are given', async () => {
  view = await render(<StatelessNote year={2026} />);
  await until(() => pageText().includes('No state is entered for HQ, so only national holidays apply there.'));
});

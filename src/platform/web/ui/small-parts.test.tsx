import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { GROUPS } from '#platform/contract/manifest.ts';
import { render } from '../testing/render.tsx';
import { avatarText, avatarTone } from './avatar-text.ts';
import { hasIcon } from './icon/icons.tsx';
import { narrowUnits } from './filter/organisation-units.ts';
import { readReportAnswer } from './report/report-panel.tsx';
import { reportTitle } from './report/report-table.tsx';
import { StatusChip } from './status-chip.tsx';
import { Clock, DateText, Money } from './values.tsx';

afterEach(() => void vi.useRealTimers());

describe('avatarText', () => {
  it.each([
    ['Ali Bin Abu Bakar', 'AAB'],
    ['Tan Wei Ling', 'TWL'],
    ['Muthu a/l Kumaran', 'MK'],
    ['Siti', 'S'],
    ['  ', ''],
    ['A B C D E', 'ABC'],
    ['李 小龙', '李小'],
  ])('%s is %s', (name, text) => {
    expect(avatarText(name)).toBe(text);
    expect([...avatarText(name)].length).toBeLessThanOrEqual(3);
  });
  it('keeps one tone for one name', () => expect(avatarTone('Ali')).toBe(avatarTone('Ali')));
});

describe('values', () => {
  it('show money with two decimals, a missing price as 0.00, a minus as a minus', async () => {
    const view = await render(
      <>
        <i>
          <Money value={12} />
        </i>
        <b>
          <Money value={null} />
        </b>
        <u>
          <Money value={-1234.5} />
        </u>
      </>,
    );
    expect([...view.container.querySelectorAll('i, b, u')].map((element) => element.textContent)).toEqual(['12.00', '0.00', '−1,234.50']);
    await view.unmount();
  });

  it('show dates, times and instants in the formats of the specification', async () => {
    const view = await render(
      <>
        <DateText value="2026-11-06" />
        <DateText value="14:05" kind="time" />
        <DateText value="2026-11-18T09:21:40+08:00" kind="datetime" />
        <DateText value="2026-11-18T09:21:40+08:00" kind="full" />
      </>,
    );
    expect([...view.container.querySelectorAll('time')].map((element) => element.textContent)).toEqual([
      '06/11/26',
      '02:05 PM',
      '18/11/26 09:21 AM',
      '18/11/2026 09:21:40',
    ]);
    await view.unmount();
  });

  it('tell the time anew every second', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-18T01:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
    const view = await render(<Clock />);
    const read = () => view.container.querySelector('time')?.textContent;
    expect(read()).toBe('18/11/2026 09:00:00');
    await act(async () => void vi.advanceTimersByTime(999));
    expect(read()).toBe('18/11/2026 09:00:00');
    await act(async () => void vi.advanceTimersByTime(1));
    expect(read()).toBe('18/11/2026 09:00:01');
    await view.unmount();
  });
});

describe('StatusChip', () => {
  it.each([
    ['PAID', 'success'],
    ['late', 'error'],
    ['Waiting for Payment', 'lightgreen'],
    ['Something else', 'primary'],
  ])('%s is %s, with a dot and the word', async (status, tone) => {
    const view = await render(<StatusChip status={status} />);
    const chip = view.container.querySelector('[data-tone]');
    expect(chip?.getAttribute('data-tone')).toBe(tone);
    expect(chip?.textContent?.toLowerCase()).toBe(status.toLowerCase());
    expect(chip?.querySelector('[aria-hidden]')).not.toBeNull();
    await view.unmount();
  });
  it('speaks Bahasa Malaysia', async () => {
    const view = await render(<StatusChip status="Approved" />, { locale: 'ms' });
    expect(view.container.textContent).toContain('Diluluskan');
    await view.unmount();
  });
});

describe('reports', () => {
  it('are called All Department without a title', () => {
    expect([reportTitle(null), reportTitle(' '), reportTitle('Finance')]).toEqual(['All Department', 'All Department', 'Finance']);
  });
  it('keep an answer that lacks success as a preview', () => {
    const preview = { title: 'x', columns: [], rows: [] };
    expect(readReportAnswer({ data: preview, dates: ['2026-11-01'] })).toEqual({ preview, dates: ['2026-11-01'] });
    expect(readReportAnswer({ success: true, message: 'Report is being generated.', data: { id: 1 } }).preview).toBeNull();
  });
});

describe('narrowUnits', () => {
  const company = {
    id: 1,
    name: 'x',
    logo: null,
    branches: [{ id: 1, name: 'HQ' }],
    divisions: [
      { id: 2, name: 'North', branch_id: 1 },
      { id: 3, name: 'South', branch_id: 9 },
    ],
    departments: [
      { id: 4, name: 'Sales', division_id: 2 },
      { id: 5, name: 'All', branch_id: null, division_id: null },
      { id: 6, name: 'Other', division_id: 3 },
    ],
  };
  const ids = (units: readonly { id: number }[]) => units.map(({ id }) => id);
  it('narrows each level by the one above it', () => {
    expect(ids(narrowUnits(company, {}).divisions)).toEqual([2, 3]);
    expect(ids(narrowUnits(company, { branch_id: '1' }).divisions)).toEqual([2]);
    expect(ids(narrowUnits(company, { division_id: '2' }).departments)).toEqual([4, 5]);
    expect(narrowUnits(null, {})).toEqual({ branches: [], divisions: [], departments: [] });
  });
});

describe('icons', () => {
  it('exist for every group of the menu', () => {
    for (const { icon } of Object.values(GROUPS)) expect(hasIcon(icon), icon).toBe(true);
  });
});

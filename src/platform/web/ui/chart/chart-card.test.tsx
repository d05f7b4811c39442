import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#platform/contract/messages.ts';
import { click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { ChartCard } from './chart-card.tsx';
import type { ChartCardProps } from './chart-card.props.ts';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const NET: ChartCardProps = {
  title: { en: 'Net pay', ms: 'Gaji bersih' },
  kind: 'bar',
  rows: [
    { month: 'Oct 26', net: 75_000 },
    { month: 'Nov 26', net: 150_000 },
  ],
  x: 'month',
  xLabel: { en: 'Month', ms: 'Bulan' },
  series: [{ key: 'net', label: { en: 'Net', ms: 'Bersih' } }],
  money: true,
};
const show = async (more: Partial<ChartCardProps> = {}, locale: Locale = 'en') => (view = await render(<ChartCard {...NET} {...more} />, { locale }));
const drawing = () => document.querySelector('[aria-hidden]') as HTMLElement;
const bars = () => [...drawing().querySelectorAll<HTMLElement>('[data-kind] > span')].map(({ style }) => style.blockSize || style.insetBlockEnd);

it('draws bars from zero against a scale that is written beside them', async () => {
  await show();
  expect(bars()).toEqual(['50%', '100%']);
  expect([...drawing().querySelectorAll('hr')]).toHaveLength(4);
  expect(drawing().textContent).toContain('050K100K150K');
});

it('stacks what belongs together: the sum reaches the top', async () => {
  await show({
    kind: 'stacked',
    series: [...NET.series, { key: 'late', label: { en: 'Late', ms: 'Lewat' } }],
    rows: [{ month: 'Oct 26', net: 100, late: 300 }],
    money: false,
  });
  expect(bars()).toEqual(['25%', '75%']);
  expect(drawing().textContent).toContain('Late');
});

it('breaks the line to a month that still grows, and says nothing of it otherwise', async () => {
  await show({ kind: 'line', open: 'Nov 26' });
  expect([...drawing().querySelectorAll('polyline')].map((line) => [line.getAttribute('points'), line.hasAttribute('stroke-dasharray')])).toEqual([
    ['25,50', false],
    ['25,50 75,0', true],
  ]);
  await view?.unmount();
  await show({ kind: 'line' });
  expect([...drawing().querySelectorAll('polyline')].map((line) => line.getAttribute('points'))).toEqual(['25,50 75,0']);
});

it('lays bars of long names, each with its number', async () => {
  await show({ kind: 'rows' });
  expect(drawing().textContent).toBe('Oct 2675,000.00Nov 26150,000.00');
});

it('has its table for who cannot see it and for who asks', async () => {
  await show();
  expect(document.querySelector('.sr-only table')?.textContent).toContain('75,000.00');
  await click(document.querySelector<HTMLElement>('input[value=table]')!);
  expect(document.querySelector('.sr-only table')).toBeNull();
  expect(pageText()).toContain('150,000.00');
});

it.each([
  ['en', 'Show as', ['Chart', 'Table'], ['Month', 'Net']],
  ['ms', 'Tunjuk sebagai', ['Carta', 'Jadual'], ['Bulan', 'Bersih']],
] as const)('in %s, keys reach the choice, and the table that it leads to', async (locale, name, choices, heads) => {
  await show({}, locale);
  const group = document.querySelector<HTMLElement>(`[role=radiogroup][aria-label="${name}"]`)!;
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  // One stop of the tab key; its arrows go from one to the other, as browsers do for radios of one name.
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(choices);
  radios[1]!.focus();
  expect(document.activeElement).toBe(radios[1]);
  await click(radios[1]);
  const region = document.querySelector<HTMLElement>('section[tabindex="0"] table')!;
  expect([...region.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(heads);
  await click(radios[0]);
  expect(document.querySelector('section[tabindex="0"] table')).toBeNull();
});

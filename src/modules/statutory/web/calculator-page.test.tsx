/** The calculators on screen: figures with their steps, hints of the law, mistakes in their field. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetFeedback } from '#platform/web/feedback.ts';
import { button, click, field, pageText, render, type Rendered, type, until } from '#platform/web/testing/render.tsx';
import { calculateEpf } from '../contract/epf/calculate-epf.ts';
import { calculateMtd } from '../contract/mtd/calculate-mtd.ts';
import { traceNames } from '../contract/trace-words.ts';
import { calculateSocso } from '../contract/socso/calculate-socso.ts';
import { Page } from './calculator-page.tsx';
import { earlierMonths } from './fill-earlier-months.ts';

let drawn: Rendered;
let sent: { url: string; body: object }[];
let refusal: object | null;

beforeEach(() => {
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as never;
    sent.push({ url, body });
    if (refusal) return new Response(JSON.stringify(refusal), { status: 422 });
    const calculate = url.includes('/epf') ? calculateEpf : url.includes('/socso') ? calculateSocso : calculateMtd;
    return new Response(JSON.stringify({ data: calculate(body) }), { status: 200 });
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(async () => {
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
});

const draw = async (scheme: string, locale: 'en' | 'ms' = 'en') => {
  window.history.pushState(null, '', `/calculator?scheme=${scheme}`);
  drawn = await render(<Page />, { locale });
};
const result = () => document.querySelector('[aria-labelledby="calculator-result"]')?.textContent ?? '';

it('shows shares and steps in words', async () => {
  await draw('epf');
  await type(field('Wage of the month'), '5000');
  await until(() => result().includes('550.00'));
  for (const words of ['650.00', '1,200.00', 'Employer share', 'Employees Provident Fund Act 1991 (Act 452), Third Schedule', 'Chosen by citizenship and age'])
    expect(pageText()).toContain(words);
  expect(document.querySelector('[type=submit]')).toBeNull();
});

it('answers for an example before anything is typed', async () => {
  await draw('epf');
  await click(button('Try RM 5,000.00'));
  await until(() => result().includes('550.00'));
  expect(field('Wage of the month').value).toBe('5,000.00');
});

it('adds SKBBK to what the employee pays', async () => {
  await draw('socso', 'ms');
  await type(field('Gaji bulan ini'), '6000');
  await until(() => result().includes('Jumlah pekerja'));
  expect(result()).toContain('74.40');
});

it('fills the earlier months as if they had been like this one', async () => {
  await draw('mtd');
  await type(field('Remuneration'), '5000');
  await type(field('EPF'), '550');
  await click(button('As if every month had been like this one'));
  await until(() => result().includes('To be deducted'));
  const { current, accumulated, date } = sent.at(-1)!.body as { current: object; accumulated: Record<string, number>; date: string };
  const months = Number(date.slice(5, 7)) - 1;
  expect(current).toEqual({ remuneration: 5000, epf: 550 });
  expect(accumulated['remuneration'] ?? 0).toBe(5000 * months);
});

it('says why a first pay late in the year has no tax, with the way to the year before', async () => {
  await draw('mtd');
  await type(field('Remuneration'), '5000');
  await until(() => result().includes('To be deducted'));
  const { date } = sent.at(-1)!.body as { date: string };
  const late = date.slice(5, 7) > '06';
  expect(pageText().includes('it counts as the first pay of the year')).toBe(late);
});

it('says the reliefs of the chosen day', async () => {
  await draw('mtd');
  expect(pageText()).toContain('child unit RM2,000');
  expect(pageText()).toContain('Earlier this year');
});

it('puts a refusal of the law beside its field', async () => {
  refusal = { message: 'x', errors: { employee_rate: ['The employee’s EPF rate may not be lower.'] } };
  await draw('epf');
  await type(field('Wage of the month'), '3000');
  await until(() => pageText().includes('may not be lower'));
  expect(field('Employee rate').getAttribute('aria-invalid')).toBe('true');
});

it('works the earlier months out like LHDN’s own example of equal months', () => {
  const input = { date: '2026-11-30', category: 1, scheme: 'resident', accumulated: {}, current: { remuneration: 5000, epf: 550 } } as const;
  expect(earlierMonths({ ...input, date: '2026-01-31' })).toEqual({ remuneration: 0, epf: 0, reliefs: 0, zakat: 0, mtd: 0 });
  const earlier = earlierMonths(input);
  expect([earlier.remuneration, earlier.epf]).toEqual([50_000, 5500]);
  const november = calculateMtd({ ...input, accumulated: earlier });
  const january = calculateMtd({ ...input, date: '2026-01-31' });
  // Equal pay, equal tax: only the 5 sen of rounding may move it.
  expect(Math.abs(november.payable - january.payable)).toBeLessThanOrEqual(0.1);
});

it('names every letter of the formulas', () => {
  const trace = [
    ...[3000, 5230.55, 25_000].flatMap((wage) => calculateEpf({ date: '2026-11-30', wage, age: 61, citizenship: 'permanent_resident' }).trace),
    ...calculateEpf({ date: '2026-11-30', wage: 9000, regular_wage: 4000 }).trace,
    ...calculateSocso({ date: '2026-11-30', wage: 5000, category: 1 }).trace,
    ...calculateMtd({
      date: '2026-11-30',
      category: 2,
      accumulated: { remuneration: 50_000 },
      current: { remuneration: 9000 },
      additional: { remuneration: 9000 },
    }).trace,
    ...calculateMtd({
      date: '2026-11-30',
      category: 2,
      rules: 'specification',
      accumulated: {},
      current: { remuneration: 9000 },
      additional: { remuneration: 9000 },
    }).trace,
  ];
  const unnamed = [...new Set(trace.flatMap(({ inputs }) => Object.keys(inputs)))].filter((name) => !traceNames[name]);
  expect(unnamed).toEqual([]);
});

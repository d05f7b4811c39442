import { afterEach, expect, it } from 'vitest';
import { pageText, render } from '../testing/render.tsx';
import { TraceView, type TraceStepView } from './trace-view.tsx';

const words = (text: string) => ({ en: text, ms: text });
const step = (key: string, more: Partial<TraceStepView>): TraceStepView => ({
  step: key,
  title: words(key),
  formula: words('K + 1'),
  inputs: { K: 1 },
  result: 2,
  rule: 'law',
  version: '2026-01',
  source: words('The Act'),
  ...more,
});
const names = { K: { title: words('EPF so far'), letter: true } };
const rounded = (before: number, after: number) => ({ name: 'ceilToRinggit', before, after });

let drawn: Awaited<ReturnType<typeof render>> | undefined;
afterEach(() => drawn?.unmount());

it('names a letter where it comes first, and says a rounding only where something was rounded', async () => {
  drawn = await render(
    <TraceView names={names} steps={[step('first', { rounding: rounded(583, 583) }), step('second', { rounding: rounded(582.4, 583), result: 583 })]} />,
    { locale: 'en' },
  );
  expect(pageText().split('K: EPF so far')).toHaveLength(2);
  expect(pageText()).not.toContain('Rounded from 583.00');
  expect(pageText()).toContain('Rounded from 582.40');
});

it('calls nothing law that is not', async () => {
  drawn = await render(<TraceView steps={[step('own', { rule: 'company', source: words('Company setting: payroll items') })]} />, { locale: 'en' });
  expect(pageText()).toContain('Company setting: payroll items');
  expect(pageText()).not.toContain('Law');
});

it('shows sen only where a figure is money', async () => {
  drawn = await render(
    <TraceView
      names={{ days: { title: words('Days'), unit: 'number' }, wages: { title: words('Wages') } }}
      steps={[step('sum', { inputs: { days: 26, wages: 2600 } })]}
    />,
    { locale: 'en' },
  );
  expect(pageText()).toContain('Days26');
  expect(pageText()).toContain('Wages2,600.00');
});

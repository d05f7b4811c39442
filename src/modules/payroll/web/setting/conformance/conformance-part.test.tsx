import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { CONTRIBUTION_EXAMPLES } from '#modules/statutory/contract/conformance/contribution-examples.params.ts';
import { runCase, totalConformance, traceCase } from '#modules/statutory/contract/conformance/run-conformance.ts';
import { figuresText, inputText } from './case-words.ts';
import { ConformancePart } from './conformance-part.tsx';

let view: Rendered | undefined;
let tampered = false;
const cases = () => CONTRIBUTION_EXAMPLES.map((one, at) => (tampered && at === 0 ? { ...one, expected: { total: 4887 } } : one));

beforeEach(() => {
  tampered = false;
  window.history.replaceState(null, '', '/payroll/setting?part=conformance');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://contoh.my');
    const meta = { page: 1, per_page: 500, total: cases().length, last_page: 1 };
    if (pathname.endsWith('/cases')) return Response.json({ data: cases(), meta });
    if (pathname.endsWith('/case')) {
      const one = cases().find(({ id }) => id === searchParams.get('id'))!;
      return Response.json({ data: { ...runCase(one), trace: traceCase(one) } });
    }
    const results = cases().map(runCase);
    return Response.json({ data: results, totals: totalConformance(results), duration: 12.3, meta });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

it('says how many cases are right on the server and in this browser, and opens the steps of one', async () => {
  view = await render(<ConformancePart />);
  await until(() => pageText().includes('9 published cases, all rightChecked just now'));
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button('Check on this device too'));
  await until(() => pageText().match(/9 published cases, all right/g)?.length === 2);
  window.history.replaceState(null, '', '/payroll/setting?part=conformance&open=epf-bonus-note%3AA%3A5318');
  await view.unmount();
  view = await render(<ConformancePart />);
  await until(() => pageText().includes('How it was calculated') && pageText().includes('note on bonuses'));
});

it('shows a wrong case as wrong, here and there', async () => {
  tampered = true;
  view = await render(<ConformancePart />);
  await until(() => pageText().includes('1 of 9 published cases wrong'));
  await click(button('Check on this device too'));
  await until(() => pageText().match(/1 of 9 published cases wrong/g)?.length === 2);
  expect(pageText()).toContain('total 4,887.00');
  expect(pageText()).toContain('total 4,888.00');
});

it('puts figures and inputs in words', () => {
  expect(figuresText({ employee: 550, employer: 650 }, 'ms')).toBe('pekerja 550.00 · majikan 650.00');
  expect(inputText({ date: '2026-01-31', category: 1, accumulated: {}, current: { remuneration: 4950 } }, 'en')).toBe(
    'date 31/01/26 · category 1 · this month: remuneration 4,950.00',
  );
});

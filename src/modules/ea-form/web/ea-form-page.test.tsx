import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { button, click, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { EA_BOX_KEYS } from '#modules/statutory/contract/ea-boxes.params.ts';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { eaFormManifest } from '../contract/ea-form.manifest.ts';
import { Page } from './ea-form-page.tsx';

const zero = Object.fromEntries(EA_BOX_KEYS.map((key) => [key, 0]));
const can = { generate: true, publish: true, unpublish: false, edit: true };
const row = {
  employee_id: 4,
  name: 'Siti binti Contoh',
  employee_code: 'E4',
  identity_number: '900131-14-5566',
  tax_no: null,
  serial_no: 'EA-2025-000001',
  gross: 57_400,
  epf: 6000,
  mtd: 1200,
  status: 'Success',
  issues: ['no_tax_no'],
  generated_at: '2026-02-01T00:00:00Z',
  published_at: null,
  updated_at: '2026-02-01T00:00:00Z',
  can,
};
const pending = { ...row, id: null, employee_id: 5, name: 'Belum Jana', gross: null, epf: null, mtd: null, serial_no: null, status: 'Pending' };
const run = {
  id: 3,
  year: 2025,
  status: 'generating',
  total: 200,
  done: 50,
  generated: 50,
  kept: 0,
  failed: [],
  requested_by: null,
  created_at: '',
  finished_at: null,
};
const form = {
  id: 9,
  employee_id: 4,
  year: 2025,
  serial_no: 'EA-2025-000001',
  status: 'Success',
  manual: [],
  totals: { ...zero, B1a: 56_400, F: 500 },
  boxes: zero,
  total_b: 56_400,
  total_bc: 56_400,
  person: {
    name: row.name,
    position: null,
    employee_code: 'E4',
    identity_number: null,
    passport: null,
    epf_no: null,
    socso_no: null,
    tax_no: null,
    children: 0,
    category: 1,
    employment_type: 'Permanent',
    periods: [],
    left_at: null,
  },
  employer: { name: 'X', registration_no: null, address: [], phone: null, tax_no: null, tax_branch: null, officer_name: null, officer_position: null },
  details: { B1c: [], B3: [], B2: [], B1f: null, fund: '' },
  trace: [
    {
      box: 'B1a',
      source: 'salary',
      name: { en: 'Salary', ms: 'Gaji' },
      items: [
        { payroll_id: 1, amount: 5200 },
        { payroll_id: null, amount: 51_200 },
      ],
      amount: 56_400,
      rule: null,
    },
  ],
  payrolls: [{ id: 1, number: 'PAY-2025-000007', start_date: '2025-10-01', end_date: '2025-10-31', pay_date: '2025-10-31' }],
  months: [],
  opening: null,
  issues: ['no_tax_no'],
  generated_at: '2026-02-01T00:00:00Z',
  published_at: null,
  updated_at: '2026-02-01T00:00:00Z',
};

let drawn: Rendered;
let sent: { url: string; body: Record<string, unknown> }[];
let summary: Record<string, unknown>;
let answerPost: () => object;

function answerOf(url: string): unknown {
  if (/ea-forms\/runs\/3/.test(url)) return { data: run };
  if (/ea-forms\/9/.test(url)) return { data: form, can: { ...can, export: true }, timeline: [] };
  return { data: [{ ...row, id: 9 }, pending], summary, meta: { page: 1, per_page: 10, total: 2, last_page: 1 } };
}

beforeEach(() => {
  // The year that is over is the one to begin with.
  vi.useFakeTimers({ now: new Date('2026-03-02T04:00:00Z'), toFake: ['Date'] });
  sent = [];
  answerPost = () => ({ message: 'x', errors: { manual: ['Box B3 would stand below zero.'] } });
  summary = {
    year: 2025,
    statuses: { Pending: 1, Generating: 0, Success: 1, Published: 0 },
    gross: 57_400,
    epf: 6000,
    mtd: 1200,
    due: '2026-02-28',
    late: true,
    no_tax_no: 1,
    run: null,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      const answer = answerPost();
      return new Response(JSON.stringify(answer), { status: 'errors' in answer ? 422 : 201 });
    }
    return new Response(JSON.stringify(answerOf(url)));
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/payroll/document/ea-form');
});
afterEach(async () => {
  await drawn.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const draw = async () =>
  (drawn = await render(<Page />, {
    pages: pagesOf([payrollManifest, eaFormManifest, employeeManifest]),
    user: { ...TEST_USER, modules: { payroll: true } },
  }));

it('lists the year with the warning and who lacks a number', async () => {
  await draw();
  await until(() => pageText().includes('Belum Jana'));
  expect(pageText()).toContain('2 forms are not published yet');
  expect(pageText()).toContain('Missing');
  expect(pageText()).toContain('57,400.00');
});

it('says how many forms would be generated, and offers none where all are published', async () => {
  await draw();
  await until(() => pageText().includes('57,400.00'));
  await click(button('Generate all'));
  await until(() => feedbackState().questions.length > 0);
  expect(feedbackState().questions[0]).toMatchObject({ title: 'Generate 2 EA forms of 2025?', verb: 'Generate 2 forms' });
  resetFeedback();
  await drawn.unmount();
  summary = { ...summary, statuses: { Published: 2 } };
  await draw();
  await until(() => (button('Generate all') as HTMLButtonElement).disabled);
});

it('leads with the missing tax numbers, takes them and generates the forms again', async () => {
  answerPost = () => ({ message: 'x', data: { saved: 1 } });
  await draw();
  await until(() => pageText().includes('1 employee has no tax number'));
  await click(button('Enter tax numbers'));
  await until(() => document.querySelector('input[id$="numbers-4"]') !== null);
  const field = document.querySelector<HTMLInputElement>('input[id$="numbers-4"]')!;
  await type(field, '1234');
  await click(button('Save'));
  await until(() => pageText().includes('Enter IG, SG or OG followed by 9 to 11 digits.'));
  await type(field, 'IG 1234567890');
  await click(button('Save'));
  await until(() => sent.length === 2);
  expect(sent.map(({ body }) => body)).toEqual([{ numbers: { 4: 'IG 1234567890' } }, { year: 2025, employee_ids: [4] }]);
});

it('shows how far a run has come', async () => {
  summary = { ...summary, run };
  await draw();
  await until(() => pageText().includes('Generating: 50 of 200'));
});

it('opens a box to the payrolls behind it; empty boxes stay shut', async () => {
  window.history.pushState(null, '', '/payroll/document/ea-form?open=9');
  await draw();
  await until(() => pageText().includes('Gross salary, wages'));
  const boxes = [...document.querySelectorAll<HTMLButtonElement>('button[aria-controls][aria-expanded]')].filter((each) =>
    /wages|Gratuity/.test(each.textContent),
  );
  expect(boxes.map((each) => each.disabled)).toEqual([false, true]);
  await click(boxes[0]);
  expect(pageText()).toContain('PAY-2025-000007');
  expect(pageText()).toContain('Tax number missing');
});

it('sends lines by hand with their reason and the version that was seen', async () => {
  window.history.pushState(null, '', '/payroll/document/ea-form?open=9');
  await draw();
  await until(() => pageText().includes('Gross salary, wages'));
  await click(button('More'));
  await until(() => [...document.querySelectorAll('[role="menuitem"]')].length > 0);
  await click(button('Edit lines'));
  await until(() => pageText().includes('Add a line'));
  const reason = [...document.querySelectorAll('textarea')].find((each) => each.maxLength === 500);
  await type(reason as HTMLTextAreaElement, 'Nothing more');
  await click(button('Save'));
  await until(() => sent.length > 0);
  expect(sent[0]).toMatchObject({ body: { manual: [], reason: 'Nothing more', status: 'Success', updated_at: form.updated_at } });
});

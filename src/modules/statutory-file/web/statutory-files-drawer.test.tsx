/** The drawer of statutory files: what it shows of a file, what it sends, and a file from elsewhere. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { resetFeedback } from '#platform/web/feedback.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { CP39_LAYOUT } from '../contract/cp39.layout.ts';
import { EMPLOYER, FOREIGNER, memberOf } from '../contract/layout.factory.ts';
import { detailValues, headerGiven } from '../contract/scheme-lines.ts';
import type { FilePreview } from '../contract/statutory-file.schema.ts';
import { writeFile } from '../contract/write-file.ts';
import { StatutoryFilesDrawer } from './statutory-files-drawer.tsx';

const PREVIEW: FilePreview = {
  scheme: 'epf',
  month: '2026-11',
  month_kind: 'wage',
  layout: { key: 'epf-form-a', name: 'Form A', form: 'csv', origin: 'agreed', document: 'Two writers agree.', from: '2020-01', until: null },
  layouts: [{ key: 'epf-form-a', name: 'Form A' }],
  file_name: 'EPF_900000011_11_2026.csv',
  deadline: '2026-12-15',
  days_left: 25,
  fields: [],
  header: null,
  lines: [
    {
      employee_id: 1,
      employee_code: 'SM0001',
      name: 'Aminah binti Contoh',
      raw: '90000001,900131995566,AMINAH BINTI CONTOH,3000.00,390,330',
      values: {},
      included: true,
    },
  ],
  totals: {
    employees: 1,
    left_out: 0,
    amounts: [
      { key: 'epf_employer', label: 'Employer share', file: 390, run: 390, difference: 0 },
      { key: 'epf_employee', label: 'Employee share', file: 330, run: 660, difference: -330 },
    ],
    left_out_amounts: {},
  },
  run: { payrolls: 2, not_confirmed: 3 },
  problems: [
    {
      code: 'no_epf_no',
      severity: 'blocks',
      field: 'epf_no',
      employee: { id: 9, name: 'Bala Contoh', employee_code: 'SM0009' },
      message: 'The EPF member number is missing.',
      remedy: 'Enter it.',
      link: '/admin/employee/view/employment?id=9',
    },
  ],
  problem_count: 1,
  blocked: { by_company: false, employees: 1 },
  partial: false,
  sha256: null,
  size: 100,
  meta: { page: 1, per_page: 50, total: 2, last_page: 1 },
};

let drawn: Rendered;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const leaveOut = url.includes('leave_out=true') || url.includes('leave_out=1');
    const body = url.includes('api/reports') ? { data: [] } : { data: leaveOut ? { ...PREVIEW, sha256: 'a'.repeat(64) } : PREVIEW };
    return new Response(JSON.stringify(body), { status: 200 });
  });
});
afterEach(async () => {
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
});

const draw = async (locale: 'en' | 'ms' = 'en') => {
  drawn = await render(<StatutoryFilesDrawer month="2026-11" onClose={() => undefined} />, { locale });
};

describe('the file of a month', () => {
  it('shows deadline, totals against the payrolls, problems with their link, and where the layout comes from', async () => {
    await draw();
    await until(() => pageText().includes('Bala Contoh'));
    const text = pageText();
    for (const words of [
      '15/12/26',
      '25 days left',
      '3 not confirmed yet',
      'Agrees',
      '−330.00',
      'Not from an official document',
      'The EPF member number is missing.',
    ])
      expect(text).toContain(words);
    expect(button('Put it right').getAttribute('href')).toContain('/admin/employee/view/employment?id=9');
    expect(button('Download')).toHaveProperty('disabled', true);
  });

  it('opens the download once those with a problem are left out', async () => {
    await draw();
    await until(() => pageText().includes('Leave out the employee'));
    const box = document.querySelector<HTMLInputElement>('input[role="switch"]');
    await click(box);
    await until(() => asked.some((url) => /leave_out=(true|1)/.test(url)));
    await until(() => !(button('Download') as HTMLButtonElement).disabled);
  });

  it('names the field under the cursor, and moves with the keys', async () => {
    await draw();
    await until(() => pageText().includes('Bala Contoh'));
    await click(button('As written'));
    await until(() => pageText().includes('Member number'));
    const grid = document.querySelector('[role="grid"]') as HTMLElement;
    const key = (name: string) => act(async () => void grid.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
    await key('End');
    await until(() => pageText().includes('Column 6'));
    await key('ArrowLeft');
    await until(() => pageText().includes('Column 5') && pageText().includes('390.00'));
  });

  it('says where EIS went when PERKESO takes it with SOCSO, and asks for no file', async () => {
    await draw();
    await until(() => pageText().includes('For months from January 2020.'));
    await click(button('EIS alone'));
    await until(() => pageText().includes('From October 2026, PERKESO accepts EIS together with SOCSO in one file.'));
    expect(asked.some((url) => url.includes('statutory-files/eis'))).toBe(false);
  });

  it('speaks Malay', async () => {
    await draw('ms');
    await until(() => pageText().includes('Bukan daripada dokumen rasmi'));
    expect(pageText()).toContain('Jumlah berbanding gaji');
  });
});

describe('a file from elsewhere', () => {
  const open = async (name: string, text: string) => {
    await draw();
    await click(button('Check a file'));
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await until(() => pageText().includes(name));
  };
  const cp39 = writeFile(
    CP39_LAYOUT,
    headerGiven(EMPLOYER, '2026-11'),
    [memberOf(), FOREIGNER].map((member) => detailValues(CP39_LAYOUT, member, EMPLOYER, '2026-11')),
  );

  it('is recognised, labelled and found in order, without a word to the server', async () => {
    await open('900000001111_2026.txt', cp39);
    await until(() => pageText().includes('Every line fits the layout'));
    expect(pageText()).toContain('Official document');
    expect(pageText()).toContain('AMINAH BINTI CONTOH');
    expect(asked.filter((url) => url.includes('statutory-files/') && !url.includes('preview'))).toEqual([]);
  });

  it('shows what is wrong, line by line', async () => {
    await open('broken.txt', cp39.replace('0000002500', '0000009900').replace('AMINAH', 'AMIN'));
    await until(() => pageText().includes('mistakes found'));
    expect(pageText()).toContain('Total MTD says 99.00, the lines give');
    expect(pageText()).toContain('134 characters instead of 136');
  });
});

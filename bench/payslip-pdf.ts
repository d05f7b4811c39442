/** One payslip as PDF, and a thousand of them from the database to a ZIP file, against pdfkit bare: the same words with the same fonts, tagged, drawn line by line without our layout. */
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import type { Payslip, PayslipLine, SchemeLine } from '#modules/payroll/contract/payslip/payslip.schema.ts';
import { payslipLayout } from '#modules/payroll/server/payslip/payslip-layout.ts';
import { bareRenderer } from './bare-pdf.ts';
import { atLeast, alternately, type Figure } from './measure.ts';
import { benchPayslipZip } from './payslip-zip.ts';

const COUNT = 150;
const line = (en: string, ms: string, amount: number): PayslipLine => ({ key: en, label: { en, ms }, amount, trace: null });
const scheme = (en: string, ms: string, employee: number | null, employer: number | null): SchemeLine => ({
  key: en,
  label: { en, ms },
  employee,
  employer,
  trace: 'epf',
});

const PAYSLIP: Payslip = {
  id: 1,
  kind: 'monthly',
  number: 'PAY-2026-000001',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  pay_date: '2026-11-28',
  status: 'Confirmed',
  total_salary: 4500,
  total_earning: 550,
  total_gross_pay: 5050,
  total_deduction: 173.08,
  total_adjustment: 0,
  total_contribution_employee: 700,
  total_contribution_employer: 800,
  total_net_pay: 4176.92,
  epf: 561,
  socso: 23.25,
  skbbk: 0,
  eis: 9.3,
  tax: 106.45,
  payment_date: null,
  employee: {
    name: 'Pekerja Contoh binti Contoh',
    employee_code: 'SM0017',
    identity_number: '910412-10-5531',
    passport: null,
    citizenship: 'citizen',
    position: 'Executive',
    department: 'Sales',
    epf_no: '12345678',
    socso_no: '910412105531',
    tax_no: 'IG1234567890',
    payment_method: 'Bank Transfer',
    bank_name: 'Maybank',
    bank_account_no: '••••1234',
  },
  company: {
    name: 'Syarikat Contoh Sdn Bhd',
    registration_no: '209901000011',
    address: ['Level 12, Menara Contoh', '50450 Kuala Lumpur'],
    phone: '+60355500100',
    email: 'hello@contoh.example',
    epf_no: '012345678',
    socso_no: 'A12345678901',
    tax_no: 'E1234567890',
  },
  earnings: [
    line('Salary', 'Gaji', 4500),
    line('Transport Allowance', 'Elaun Pengangkutan', 300),
    line('Meal Allowance', 'Elaun Makan', 150),
    line('Overtime', 'Kerja Lebih Masa', 100),
  ],
  benefits: [],
  deductions: [line('Unpaid Leave (1 day)', 'Cuti Tanpa Gaji (1 hari)', 173.08)],
  adjustments: [],
  contributions: [
    scheme('EPF', 'KWSP', 561, 663),
    scheme('SOCSO', 'PERKESO', 23.25, 81.35),
    scheme('EIS', 'SIP', 9.3, 9.3),
    scheme('HRDF', 'HRDF', null, 46.27),
    scheme('MTD', 'PCB', 106.45, null),
  ],
  sites: [],
  year_to_date: {
    gross: 50500,
    deduction: 173.08,
    epf: 5610,
    epf_employer: 6630,
    socso: 232.5,
    skbbk: 0,
    eis: 93,
    tax: 1064.5,
    zakat: 0,
    net: 41769.2,
    net_since: null,
  },
  rule_set: 'law',
  rule_version: '2026-06',
};

async function perSecond(render: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < COUNT; n += 1) await render();
  return (COUNT / (performance.now() - start)) * 1000;
}

export async function benchPayslipPdf(): Promise<Figure[]> {
  const ours = () => renderPdf(payslipLayout(PAYSLIP, 'en', { password: null, createdAt: new Date('2026-11-28T00:00:00Z') }));
  const { pages } = inspectPdf(await ours());
  const words = pages.flat().filter((word) => word.trim() !== '');
  const bare = bareRenderer(words);
  await perSecond(ours);
  await perSecond(bare);
  return [
    atLeast(
      `payslip PDF (${words.length} pieces of text on the page)`,
      'docs/s',
      await alternately(
        5,
        () => perSecond(ours),
        () => perSecond(bare),
      ),
      0.8,
    ),
    await benchPayslipZip(),
  ];
}

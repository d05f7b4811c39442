/** The items that a company starts with: flags by the law's treatment of each type, boxes of the EA form. */
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import type { EarningType } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';
import type { EaField } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { PayrollItem } from './payroll-item.register.ts';

export type CatalogueItem = Omit<PayrollItem, 'id' | 'updated_at' | 'can' | 'kept' | 'status' | 'default_amount'>;
type Rest = { readonly system?: boolean; readonly recurring?: boolean; readonly ea?: EaField };

function earning(code: string, type: EarningType, name: string, name_ms: string, ea_field: EaField | null, rest: Rest = {}): CatalogueItem {
  const { epf, socso, eis, hrdf, tax, mtd, mtd_key } = earningDefaults(type);
  return {
    kind: 'Earning',
    name,
    name_ms,
    code,
    type,
    epf,
    socso,
    eis,
    hrdf,
    tax,
    contribution_total_type: null,
    // Paid every month, commission and fees are normal pay.
    mtd_key: mtd === 'by_month' && rest.recurring ? 'remuneration_month' : mtd_key,
    ea_field,
    is_recurring: rest.recurring ?? false,
    is_system: rest.system ?? false,
  };
}

const deduction = (code: string, type: string, name: string, name_ms: string, total: 'salary' | 'earning' | 'other', rest: Rest = {}): CatalogueItem => ({
  kind: 'Deduction',
  name,
  name_ms,
  code,
  type,
  epf: false,
  socso: false,
  eis: false,
  hrdf: false,
  tax: false,
  contribution_total_type: total,
  mtd_key: null,
  ea_field: rest.ea ?? null,
  is_recurring: rest.recurring ?? false,
  is_system: rest.system ?? false,
});

export const CATALOGUE: readonly CatalogueItem[] = [
  earning('OT', 'Overtime', 'Overtime', 'Kerja Lebih Masa', 'B1a', { system: true }),
  earning('RD', 'Rest Day', 'Rest-day Work', 'Kerja Hari Rehat', 'B1a', { system: true }),
  earning('PH', 'Public Holiday', 'Public-holiday Work', 'Kerja Cuti Umum', 'B1a', { system: true }),
  earning('FA', 'Fixed Allowance', 'Fixed Allowance', 'Elaun Tetap', 'B1c', { recurring: true }),
  earning('HA', 'Fixed Allowance', 'Housing Allowance', 'Elaun Perumahan', 'B1c', { recurring: true }),
  earning('TA', 'Fixed Allowance', 'Transport Allowance', 'Elaun Pengangkutan', 'B1c', { recurring: true }),
  earning('VA', 'Variable Allowance', 'Variable Allowance', 'Elaun Berubah', 'B1c'),
  earning('TR', 'Travelling Allowance', 'Travelling or Petrol Allowance', 'Elaun Perjalanan atau Petrol', 'F-travel'),
  earning('PK', 'Variable Allowance', 'Parking Allowance', 'Elaun Tempat Letak Kereta', 'F'),
  earning('ML', 'Variable Allowance', 'Meal Allowance at One Rate', 'Elaun Makan pada Kadar Sama', 'F'),
  earning('TL', 'Variable Allowance', 'Telephone and Internet Bills', 'Bil Telefon dan Internet', 'F'),
  earning('CC', 'Variable Allowance', 'Childcare Allowance', 'Elaun Penjagaan Anak', 'F-childcare'),
  earning('LS', 'Other', 'Service or Innovation Award', 'Anugerah Khidmat atau Inovasi', 'F-award'),
  earning('BO', 'Bonus', 'Bonus', 'Bonus', 'B1b'),
  earning('CO', 'Commission', 'Commission', 'Komisen', 'B1b'),
  earning('CM', 'Commission', 'Monthly Commission', 'Komisen Bulanan', 'B1b', { recurring: true }),
  earning('AR', 'Arrear', 'Arrears of Wages', 'Tunggakan Gaji', 'B2'),
  earning('LE', 'Leave Encashment', 'Leave Encashment', 'Gantian Wang Cuti', 'B1a'),
  earning('NP', 'Notice Pay', 'Pay in Lieu of Notice', 'Bayaran Ganti Notis', 'B1a'),
  earning('SC', 'Service Charge', 'Service Charge', 'Caj Perkhidmatan', 'B1c'),
  earning('GR', 'Gratuity', 'Gratuity', 'Ganjaran', 'B1f'),
  earning('DF', 'Director Fee', 'Director’s Fee', 'Fi Pengarah', 'B1b'),
  earning('CL', 'Compensation', 'Compensation for Loss of Employment', 'Pampasan Kehilangan Pekerjaan', 'B6'),
  earning('BK', 'BIK', 'Benefit in Kind', 'Manfaat Berupa Barangan', 'B3', { recurring: true }),
  earning('VO', 'VOLA', 'Living Accommodation', 'Nilai Tempat Kediaman', 'B4', { recurring: true }),
  earning('RE', 'Claim', 'Reimbursement', 'Bayaran Balik Tuntutan', null),
  earning('OE', 'Other', 'Other Earning', 'Pendapatan Lain', 'B1c'),
  deduction('UL', 'Unpaid Leave', 'Unpaid Leave', 'Cuti Tanpa Gaji', 'salary', { system: true }),
  deduction('AB', 'Absent', 'Absence', 'Tidak Hadir', 'salary', { system: true }),
  deduction('LT', 'Late', 'Lateness', 'Lewat', 'salary', { system: true }),
  deduction('LN', 'Loan', 'Staff Loan', 'Pinjaman Kakitangan', 'other', { recurring: true }),
  deduction('AD', 'Advance', 'Salary Advance', 'Pendahuluan Gaji', 'other'),
  deduction('ZK', 'Zakat', 'Zakat', 'Zakat', 'other', { recurring: true, ea: 'D3' }),
  deduction('HL', 'Housing Loan', 'Housing Loan', 'Pinjaman Perumahan', 'other', { recurring: true }),
  deduction('NI', 'Notice Indemnity', 'Indemnity for Notice not Served', 'Ganti Rugi Notis yang Tidak Diberi', 'other'),
  deduction('CT', 'Court Order', 'Court Order', 'Perintah Mahkamah', 'other', { recurring: true }),
  deduction('PT', 'PTPTN', 'PTPTN', 'PTPTN', 'other', { recurring: true }),
  // Instalments of tax that LHDN orders the employer to deduct (CP38).
  deduction('CP38', 'CP38', 'CP38 Tax Deduction', 'Potongan Cukai CP38', 'other', { ea: 'D2' }),
  deduction('DN', 'Other', 'Approved Donation', 'Derma Diluluskan', 'other', { ea: 'D4' }),
  deduction('OD', 'Other', 'Other Deduction', 'Potongan Lain', 'other'),
];

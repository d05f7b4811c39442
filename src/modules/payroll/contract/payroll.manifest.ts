/** Pages of payroll: own payslips (R29), the payroll list (R30), processing of one employee (R31), settings (R32), payslips sent to employees (R33). */
import { defineManifest, type Page, type ActionsOf } from '#platform/contract/manifest.ts';

const managed = { audience: ['owner', 'admin'], modules: ['payroll'] } as const satisfies Partial<Page>;
const inMenu = { kind: 'item', section: 'workforce', group: 'payroll' } as const satisfies Partial<Page>;

export const payrollManifest = defineManifest({
  name: 'payroll',
  notifies: [
    {
      title: { en: 'Payslips and payments', ms: 'Slip gaji dan pembayaran' },
      modules: ['payroll'],
      types: ['payslip', 'payroll_paid', 'payroll_relief', 'payment', 'ea_form'],
      order: 1,
    },
  ],
  finds: {
    payrolls: { title: { en: 'Payrolls', ms: 'Rekod gaji' }, icon: 'calculator', order: 3 },
    payslips: { title: { en: 'Payslips', ms: 'Slip gaji' }, icon: 'file-document', order: 4 },
  },
  pages: {
    '/payroll': {
      ...inMenu,
      title: { en: 'My Payslip', ms: 'Slip Gaji Saya' },
      heading: { en: 'My payslips', ms: 'Slip gaji saya' },
      context: { en: 'Your payslips, and how every amount was calculated', ms: 'Slip gaji anda, dan cara setiap amaun dikira' },
      words: ['payslip salary pay wages slip gaji'],
      icon: 'file-document',
      audience: ['employee'],
      modules: ['payroll'],
      order: 1,
      actions: [],
    },
    '/payroll/manage': {
      purpose: { en: 'Process, confirm and pay the monthly payroll', ms: 'Proses, sahkan dan bayar gaji bulanan' },
      ...inMenu,
      ...managed,
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Payroll', ms: 'Penggajian' },
      context: { en: 'Prepare, confirm and pay salaries, month by month.', ms: 'Sediakan, sahkan dan bayar gaji, bulan demi bulan.' },
      words: ['payroll salary pay wages overtime gaji lebih masa'],
      search: { takes: ['keyword'] },
      icon: 'calculator',
      order: 2,
      actions: ['Process', 'Update', 'Confirm', 'Mark Paid', 'Delete', 'Export'],
    },
    '/payroll/manage/process': {
      ...managed,
      kind: 'view',
      title: { en: 'Process', ms: 'Proses' },
      heading: { en: 'Process payroll', ms: 'Proses gaji' },
      context: {
        en: 'Days and hours, pay and deductions of one employee, with how each amount comes about.',
        ms: 'Hari dan jam, gaji serta potongan seorang pekerja, beserta cara setiap jumlah dikira.',
      },
      icon: 'calculator',
      parent: '/payroll/manage',
      inherits: true,
      coveredBy: '/payroll/manage',
      actions: [],
    },
    '/payroll/document': {
      purpose: { en: 'View, download and email payslips', ms: 'Lihat, muat turun dan e-mel slip gaji' },
      ...inMenu,
      ...managed,
      title: { en: 'Document', ms: 'Dokumen' },
      heading: { en: 'Payslips', ms: 'Slip gaji' },
      tabTitle: { en: 'Payslip', ms: 'Slip Gaji' },
      words: ['payslip pay slip gaji'],
      search: { takes: ['keyword'] },
      icon: 'folder-file',
      rank: 1,
      order: 3,
      actions: ['Export'],
    },
    '/payroll/setting': {
      purpose: { en: 'Set pay periods, items, rates and opening figures', ms: 'Tetapkan tempoh gaji, item, kadar dan angka pembukaan' },
      ...inMenu,
      ...managed,
      title: { en: 'Setting', ms: 'Tetapan' },
      heading: { en: 'Payroll setting', ms: 'Tetapan gaji' },
      context: { en: 'Pay period, calculation and statutory rules', ms: 'Tempoh gaji, pengiraan dan peraturan berkanun' },
      icon: 'cog',
      order: 4,
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof payrollManifest> {}
}

/** Pages of claims: own claims (R24), management (R25), categories (R26), settings (R27), report (R28). */
import { defineManifest, type ActionsOf, type Page } from '#platform/contract/manifest.ts';

const managed = { kind: 'item', section: 'workforce', group: 'claim', modules: ['claim'], audience: ['owner', 'admin'] } as const satisfies Partial<Page>;

export const claimManifest = defineManifest({
  name: 'claim',
  notifies: [
    {
      title: { en: 'Claims', ms: 'Tuntutan' },
      modules: ['claim'],
      types: [
        'claim_submitted',
        'claim_reviewed',
        'claim_checked',
        'claim_approved',
        'claim_rejected',
        'claim_cancelled',
        'claim_prepared',
        'claim_payment_approved',
        'claim_paid',
      ],
      order: 3,
    },
  ],
  finds: { claims: { title: { en: 'Claims', ms: 'Tuntutan' }, icon: 'receipt-text', order: 6 } },
  pages: {
    '/claim': {
      ...managed,
      audience: ['employee'],
      title: { en: 'My Claim', ms: 'Tuntutan Saya' },
      heading: { en: 'My claims', ms: 'Tuntutan saya' },
      context: { en: 'What you paid for the company, and what comes back.', ms: 'Perbelanjaan anda bagi syarikat, dan bayaran baliknya.' },
      icon: 'receipt-text',
      order: 1,
      actions: [],
    },
    '/claim/manage': {
      purpose: { en: 'Check, approve and pay claims, and file them for others', ms: 'Semak, luluskan dan bayar tuntutan, serta failkan bagi pihak pekerja' },
      ...managed,
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Claims', ms: 'Tuntutan' },
      context: { en: 'Claims to check, to decide and to pay.', ms: 'Tuntutan untuk disemak, diputuskan dan dibayar.' },
      words: ['receipt expense mileage reimbursement resit belanja perbatuan'],
      search: { takes: ['keyword', 'year'], beside: 'status=' },
      icon: 'clipboard-check',
      order: 2,
      actions: ['Create', 'Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Prepare for Payment', 'Made Payment', 'Export'],
    },
    '/claim/category': {
      purpose: { en: 'Set what can be claimed, its limits and rates', ms: 'Tetapkan perkara yang boleh dituntut, had dan kadarnya' },
      ...managed,
      title: { en: 'Category', ms: 'Kategori' },
      heading: { en: 'Claim categories', ms: 'Kategori tuntutan' },
      context: { en: 'What can be claimed, up to what, and how it is paid.', ms: 'Perkara yang boleh dituntut, hadnya, dan cara bayarannya.' },
      icon: 'shape',
      order: 3,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/claim/report': {
      purpose: { en: 'See and export claim reports', ms: 'Lihat dan eksport laporan tuntutan' },
      ...managed,
      title: { en: 'Report', ms: 'Laporan' },
      heading: { en: 'Claim report', ms: 'Laporan tuntutan' },
      context: { en: 'What was claimed, approved and paid in a period.', ms: 'Jumlah yang dituntut, diluluskan dan dibayar dalam satu tempoh.' },
      icon: 'file-chart',
      order: 4,
      actions: ['Export'],
    },
    '/claim/setting': {
      purpose: { en: 'Set how claims are checked, approved and paid', ms: 'Tetapkan cara tuntutan disemak, diluluskan dan dibayar' },
      ...managed,
      title: { en: 'Setting', ms: 'Tetapan' },
      heading: { en: 'Claim settings', ms: 'Tetapan tuntutan' },
      context: {
        en: 'What employees may submit, who checks and approves it, and how it is paid.',
        ms: 'Perkara yang boleh dihantar pekerja, siapa yang menyemak dan meluluskannya, dan cara bayarannya.',
      },
      icon: 'cog',
      order: 5,
      actions: ['Update'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof claimManifest> {}
}

/** The pages of reports of sales performance: tabs of `/spm/project`. */
import type { Page } from '#platform/contract/manifest.ts';

export const reportPages = {
  '/spm/project/report': {
    kind: 'tab',
    modules: ['spm'],
    // It leads on to its first tab.
    audience: [],
    parent: '/spm/project',
    title: { en: 'Report', ms: 'Laporan' },
    heading: { en: 'Reports of sales', ms: 'Laporan jualan' },
    icon: 'file-chart',
    rank: 3,
    actions: [],
  },
  '/spm/project/report/attendance': {
    kind: 'tab',
    modules: ['spm'],
    audience: ['owner', 'admin'],
    parent: '/spm/project/report',
    purpose: { en: 'See when promoters worked', ms: 'Lihat masa promoter bekerja' },
    title: { en: 'Attendance', ms: 'Kehadiran' },
    heading: { en: 'Attendance of promoters', ms: 'Kehadiran promoter' },
    context: { en: 'Check-in, check-out and hours by schedule', ms: 'Daftar masuk, daftar keluar dan jam mengikut jadual' },
    icon: 'file-chart',
    rank: 1,
    actions: ['Export'],
  },
  '/spm/project/report/payout': {
    kind: 'tab',
    modules: ['spm'],
    audience: ['owner', 'admin'],
    parent: '/spm/project/report',
    purpose: { en: 'Calculate, approve and pay what promoters earned', ms: 'Kira, luluskan dan bayar pendapatan promoter' },
    title: { en: 'Payout', ms: 'Bayaran' },
    heading: { en: 'Payouts of promoters', ms: 'Bayaran promoter' },
    context: { en: 'What promoters earned, by project and period', ms: 'Pendapatan promoter mengikut projek dan tempoh' },
    icon: 'cash-multiple',
    rank: 2,
    actions: ['Create', 'Update', 'Approve', 'Made Payment', 'Export'],
  },
} as const satisfies Readonly<Record<string, Page>>;

import { defineMessages } from '#platform/contract/messages.ts';

export const DASHBOARD_MESSAGES = defineMessages({
  opensOffline: { en: 'Opens without a connection:', ms: 'Boleh dibuka tanpa sambungan:' },
  welcome: { en: 'Welcome, {name}', ms: 'Selamat datang, {name}' },
  read: { en: 'Read more', ms: 'Baca lagi' },
  overview: { en: 'Overview', ms: 'Gambaran keseluruhan' },
  today: { en: 'Today', ms: 'Hari ini' },
  nothing: { en: 'Nothing needs your attention.', ms: 'Tiada perkara yang memerlukan tindakan anda.' },
  ahead: { en: 'Next thirty days', ms: 'Tiga puluh hari akan datang' },
  more: { en: 'and {n} more', ms: 'dan {n} lagi' },
  morePressing: { en: 'and {n} more, {pressing} due by tomorrow', ms: 'dan {n} lagi, {pressing} perlu disiapkan selewat-lewatnya esok' },
  account: { en: 'About this account', ms: 'Tentang akaun ini' },
  accountIs: {
    en: 'You belong to {company}, but this account has no employee record and no rights in it. So there is no attendance, leave, claim or payslip here.',
    ms: 'Anda ahli {company}, tetapi akaun ini tiada rekod pekerja dan tiada hak di dalamnya. Oleh itu, tiada kehadiran, cuti, tuntutan atau slip gaji di sini.',
  },
  accountMore: {
    en: 'If you should see more, ask the owner or an administrator of {company} to link your employee record or to give you rights.',
    ms: 'Jika anda patut melihat lebih banyak, minta pemilik atau pentadbir {company} memautkan rekod pekerja anda atau memberi anda hak.',
  },
  fewer: { en: 'Show fewer', ms: 'Tunjukkan kurang' },
});

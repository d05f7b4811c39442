import { defineMessages } from '#platform/contract/messages.ts';

export const LAYOUT_MESSAGES = defineMessages({
  tagline: { en: 'Your workforce, well looked after', ms: 'Tenaga kerja anda, terjaga rapi' },
  banner: { en: 'Announcements', ms: 'Pengumuman' },
  social: { en: 'Social media', ms: 'Media sosial' },
  slide: { en: 'Announcement {n} of {total}', ms: 'Pengumuman {n} daripada {total}' },
  pause: { en: 'Pause', ms: 'Jeda' },
  play: { en: 'Play', ms: 'Main' },
  more: { en: 'Find out more', ms: 'Ketahui lanjut' },
  headline: { en: 'Work, time and pay in one place.', ms: 'Kerja, masa dan gaji di satu tempat.' },
  words: {
    en: 'Attendance, leave, claims and payroll for companies in Malaysia.',
    ms: 'Kehadiran, cuti, tuntutan dan gaji untuk syarikat di Malaysia.',
  },
  language: { en: 'Bahasa Malaysia', ms: 'English' },
  dark: { en: 'Dark colours', ms: 'Warna gelap' },
  light: { en: 'Light colours', ms: 'Warna cerah' },
});

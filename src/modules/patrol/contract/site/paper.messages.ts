import { defineMessages } from '#platform/contract/messages.ts';

/** Words of the sheet of QR codes. */
export const PATROL_PAPER = defineMessages({
  title: { en: 'Checkpoints of {site}', ms: 'Titik semak {site}' },
  none: { en: 'No active checkpoint of this site has a QR code.', ms: 'Tiada titik semak aktif tapak ini yang mempunyai kod QR.' },
});

/** What stands at the gate: which data of visitors the logbook keeps, and for how long. Both languages are on the paper. */
export const GATE_NOTICE = defineMessages({
  title: { en: 'Notice to visitors', ms: 'Notis kepada pelawat' },
  kept: {
    en: '{company} guards {site}. The guard writes your name, whom you visit, your vehicle and the number of your pass in the logbook.',
    ms: '{company} mengawal {site}. Pengawal mencatat nama anda, orang yang dilawati, kenderaan dan nombor pas anda dalam buku log.',
  },
  None: { en: 'The number of your identity card or passport is not kept.', ms: 'Nombor kad pengenalan atau pasport anda tidak disimpan.' },
  'Last four': {
    en: 'Of the number of your identity card or passport the last four characters are kept.',
    ms: 'Hanya empat aksara terakhir nombor kad pengenalan atau pasport anda disimpan.',
  },
  Full: { en: 'The number of your identity card or passport is kept.', ms: 'Nombor kad pengenalan atau pasport anda disimpan.' },
  erased: {
    en: 'After {days} days these data are erased. You may ask to see or correct them (Personal Data Protection Act 2010).',
    ms: 'Data ini dipadam selepas {days} hari. Anda boleh meminta untuk melihat atau membetulkannya (Akta Perlindungan Data Peribadi 2010).',
  },
  contact: { en: 'Ask the guard, or {company}, {phone}.', ms: 'Tanya pengawal, atau {company}, {phone}.' },
});

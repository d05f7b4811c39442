/** Words of ending an employment and of taking somebody back. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const END = defineMessages({
  ...everyday('reason', 'remark'),
  inactivate: { en: 'Inactivate', ms: 'Nyahaktifkan' },
  inactivateTitle: { en: 'End the employment of {name}', ms: 'Tamatkan pekerjaan {name}' },
  last: { en: 'Last day', ms: 'Hari terakhir' },
  lastHint: { en: 'A day ahead keeps the person active until then.', ms: 'Tarikh ke hadapan mengekalkan pekerja aktif sehingga hari itu.' },
  effects: {
    en: 'From that day the login is closed and the person no longer counts as a seat. Records stay; the final pay can still be processed.',
    ms: 'Mulai hari itu log masuk ditutup dan pekerja tidak lagi dikira sebagai tempat. Rekod kekal; gaji akhir masih boleh diproses.',
  },
  checklist: { en: 'Exit checklist', ms: 'Senarai semak keluar' },
  checklistNote: { en: 'What is ticked is noted with the end of the employment.', ms: 'Yang ditanda dicatat bersama tamatnya pekerjaan.' },
  leave: { en: 'Leave balance settled', ms: 'Baki cuti diselesaikan' },
  claims: { en: 'Open claims settled', ms: 'Tuntutan tertunggak diselesaikan' },
  assets: { en: 'Assets returned', ms: 'Aset dipulangkan' },
  payroll: { en: 'Final pay arranged', ms: 'Gaji akhir diatur' },
  documents: { en: 'Letters and tax forms handed over', ms: 'Surat dan borang cukai diserahkan' },
  settled: { en: 'Settled: {list}', ms: 'Selesai: {list}' },
  tooLong: {
    en: 'Shorten the remark: with the checklist it has at most 500 characters.',
    ms: 'Pendekkan catatan: bersama senarai semak, selebih-lebihnya 500 aksara.',
  },

  reactivate: { en: 'Reactivate', ms: 'Aktifkan semula' },
  takeBack: { en: 'Take back the end', ms: 'Batalkan tarikh tamat' },
  reactivateTitle: { en: 'Take {name} back', ms: 'Ambil semula {name}' },
  from: { en: 'First day', ms: 'Hari pertama' },
  reactivateNote: {
    en: 'The code stays. After a gap of more than 30 days the service starts anew on this day.',
    ms: 'Kod dikekalkan. Selepas jarak lebih 30 hari, tempoh khidmat bermula semula pada hari ini.',
  },
  endedOn: { en: 'The employment ended on {date}.', ms: 'Pekerjaan tamat pada {date}.' },
});

export const CHECKLIST = ['leave', 'claims', 'assets', 'payroll', 'documents'] as const;

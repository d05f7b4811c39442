/** Words of ending an employment and of taking somebody back. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const END = defineMessages({
  ...everyday('reason', 'remark'),
  inactivate: { en: 'End employment', ms: 'Tamatkan pekerjaan' },
  inactivateTitle: { en: 'End the employment of {name}', ms: 'Tamatkan pekerjaan {name}' },
  last: { en: 'Last day', ms: 'Hari terakhir' },
  lastHint: { en: 'With a future date, the employee stays active until then.', ms: 'Jika tarikh akan datang, pekerja kekal aktif sehingga hari itu.' },
  effects: {
    en: 'From that day, the login is closed and the employee no longer counts towards the employee limit. Records are kept; the final pay can still be processed.',
    ms: 'Mulai hari itu akaun log masuk ditutup dan pekerja tidak lagi dikira dalam had pekerja. Rekod dikekalkan; bayaran akhir masih boleh diproses.',
  },
  checklist: { en: 'Exit checklist', ms: 'Senarai semak keluar' },
  checklistNote: { en: 'Ticked items are recorded with the end of employment.', ms: 'Perkara yang ditanda direkodkan bersama tamat pekerjaan.' },
  leave: { en: 'Leave balance settled', ms: 'Baki cuti diselesaikan' },
  claims: { en: 'Open claims settled', ms: 'Tuntutan tertunggak diselesaikan' },
  assets: { en: 'Assets returned', ms: 'Aset dipulangkan' },
  payroll: { en: 'Final pay arranged', ms: 'Bayaran akhir diatur' },
  documents: { en: 'Letters and tax forms handed over', ms: 'Surat dan borang cukai diserahkan' },
  settled: { en: 'Settled: {list}', ms: 'Selesai: {list}' },
  tooLong: {
    en: 'Shorten the remark: with the checklist it has at most 500 characters.',
    ms: 'Pendekkan catatan: bersama senarai semak, selebih-lebihnya 500 aksara.',
  },

  reactivate: { en: 'Reactivate', ms: 'Aktifkan semula' },
  takeBack: { en: 'Cancel the end date', ms: 'Batalkan tarikh tamat' },
  reactivateTitle: { en: 'Reactivate {name}', ms: 'Aktifkan semula {name}' },
  from: { en: 'First day', ms: 'Hari pertama' },
  reactivateNote: {
    en: 'The employee code is kept. After a gap of more than 30 days, service starts again on this day.',
    ms: 'Kod pekerja dikekalkan. Selepas jarak lebih 30 hari, tempoh khidmat bermula semula pada hari ini.',
  },
  endedOn: { en: 'The employment ended on {date}.', ms: 'Pekerjaan tamat pada {date}.' },
});

export const CHECKLIST = ['leave', 'claims', 'assets', 'payroll', 'documents'] as const;

/** Words of the employee list. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const LIST = defineMessages({
  ...everyday('import', 'code', 'type', 'none', 'invited', 'active', 'inactive', 'view', 'delete', 'reason'),
  title: EVERYDAY.employees,
  context: { en: '{n, plural, one {# employee} other {# employees}} in this filter', ms: '{n} pekerja dalam tapisan ini' },
  add: { en: 'Add employee', ms: 'Tambah pekerja' },
  importTitle: { en: 'Import employees', ms: 'Import pekerja' },
  emptyTitle: { en: 'Add your first employee', ms: 'Tambah pekerja pertama anda' },
  emptyHint: { en: 'One by one, or all at once with a spreadsheet.', ms: 'Satu demi satu, atau sekali gus melalui hamparan.' },
  unitsHint: {
    en: 'Employees belong to a branch, division or department. Set one up first.',
    ms: 'Pekerja tergolong dalam cawangan, bahagian atau jabatan. Sediakan satu dahulu.',
  },
  toUnits: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },

  login: { en: 'Login', ms: 'Akaun log masuk' },
  noLogin: { en: 'No login', ms: 'Tiada akaun log masuk' },
  joinedRange: { en: 'Joined between', ms: 'Mula kerja antara' },
  endsOn: { en: 'until {date}', ms: 'hingga {date}' },

  cardActive: EVERYDAY.active,
  cardLocal: { en: 'Local / Foreign', ms: 'Tempatan / Asing' },
  cardJoined: { en: 'Joined this month', ms: 'Mula bekerja bulan ini' },
  cardLeft: { en: 'Left this month', ms: 'Berhenti bulan ini' },
  cardProbation: { en: 'Probation ends in 30 days', ms: 'Percubaan tamat dalam 30 hari' },
  cardContract: { en: 'Contract ends in 60 days', ms: 'Kontrak tamat dalam 60 hari' },
  cards: { en: 'Summary', ms: 'Ringkasan' },

  createLogin: { en: 'Create login', ms: 'Cipta akaun log masuk' },
  inviteTitle: { en: 'Invite {name} to sign in?', ms: 'Jemput {name} untuk log masuk?' },
  inviteText: { en: 'A link to choose a password is sent to {email}.', ms: 'Pautan untuk memilih kata laluan dihantar ke {email}.' },
  invite: { en: 'Send invitation', ms: 'Hantar jemputan' },
  inviteMany: { en: 'Invite {n, plural, one {# employee} other {# employees}}', ms: 'Jemput {n} pekerja' },
  deleteTitle: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  deleteText: {
    en: 'There are no attendance, leave, claim or payroll records of this employee. Their details are deleted.',
    ms: 'Pekerja ini tiada rekod kehadiran, cuti, tuntutan atau gaji. Butirannya akan dipadam.',
  },
  keptTitle: { en: '{name} cannot be deleted', ms: '{name} tidak boleh dipadam' },
  keptText: {
    en: 'Records must stay: {what}. An employee with records is kept, and the employment ended when they leave.',
    ms: 'Rekod perlu dikekalkan: {what}. Pekerja yang mempunyai rekod disimpan, dan pekerjaannya ditamatkan apabila mereka berhenti.',
  },

  move: { en: 'Move {n, plural, one {# employee} other {# employees}}', ms: 'Pindahkan {n} pekerja' },
  moveNote: { en: 'Empty fields stay unchanged for each employee.', ms: 'Medan kosong kekal tidak berubah bagi setiap pekerja.' },
  effective: { en: 'Effective date', ms: 'Tarikh berkuat kuasa' },
  nothingChosen: { en: 'Choose what to change.', ms: 'Pilih apa yang hendak diubah.' },
  exportMany: { en: 'Export {n, plural, one {# row} other {# rows}}', ms: 'Eksport {n} baris' },
});

/** Words of adding an employee. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CREATE = defineMessages({
  ...everyday('place'),
  title: { en: 'Add an employee', ms: 'Tambah pekerja' },
  context: { en: 'What you enter is kept on this device until it is saved.', ms: 'Apa yang anda masukkan disimpan pada peranti ini sehingga selesai.' },
  steps: { en: 'Steps', ms: 'Langkah' },
  stepOf: { en: 'Step {n} of {all}', ms: 'Langkah {n} daripada {all}' },
  personal: { en: 'Personal', ms: 'Peribadi' },
  contact: { en: 'Contact', ms: 'Hubungan' },
  employment: { en: 'Employment', ms: 'Pekerjaan' },
  access: { en: 'Access', ms: 'Akses' },
  next: { en: 'Next', ms: 'Seterusnya' },
  back: { en: 'Back', ms: 'Kembali' },
  save: { en: 'Add employee', ms: 'Tambah pekerja' },
  restored: { en: 'This is what you had entered before.', ms: 'Ini yang telah anda masukkan sebelum ini.' },
  startOver: { en: 'Start over', ms: 'Mula semula' },
  discardTitle: { en: 'Discard changes?', ms: 'Buang perubahan?' },
  discardText: { en: 'What you have entered will be lost.', ms: 'Apa yang anda masukkan akan hilang.' },
  invite: { en: 'Invite to sign in', ms: 'Jemput untuk log masuk' },
  inviteHint: { en: 'An e-mail goes to {email} with a link to choose a password.', ms: 'E-mel dihantar ke {email} dengan pautan untuk memilih kata laluan.' },
  inviteNobody: { en: 'the address of step 2', ms: 'alamat di langkah 2' },
  accessNote: {
    en: 'With a login the employee sees payslips, keeps own details up to date and receives documents. It can also be created later.',
    ms: 'Dengan log masuk, pekerja melihat slip gaji, mengemas kini butiran sendiri dan menerima dokumen. Ia juga boleh dicipta kemudian.',
  },
  summary: { en: 'Summary', ms: 'Ringkasan' },
  nobody: { en: 'New employee', ms: 'Pekerja baharu' },
  login: { en: 'Login', ms: 'Log masuk' },
  yes: EVERYDAY.invited,
  no: EVERYDAY.none,
  noUnitsHint: { en: 'Every employee belongs to one of them.', ms: 'Setiap pekerja tergolong dalam salah satunya.' },
  toOrganisation: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
});

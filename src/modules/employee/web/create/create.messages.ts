/** Words of adding an employee. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CREATE = defineMessages({
  ...everyday('place'),
  title: { en: 'Add an employee', ms: 'Tambah pekerja' },
  context: {
    en: 'Your entries are kept on this device until you save.',
    ms: 'Maklumat yang anda masukkan dikekalkan pada peranti ini sehingga anda menyimpannya.',
  },
  whole: { en: 'Enter all details', ms: 'Isi semua butiran' },
  basic: { en: 'Basic pay a month', ms: 'Gaji pokok sebulan' },
  read: { en: 'Born on {date}, {gender}', ms: 'Lahir pada {date}, {gender}' },
  later: {
    en: 'Contact details, statutory numbers and the bank account can be entered later; the page of the employee says what is missing. A foreign employee needs all details.',
    ms: 'Maklumat perhubungan, nombor berkanun dan akaun bank boleh diisi kemudian; halaman pekerja menyatakan yang masih tiada. Pekerja asing memerlukan semua butiran.',
  },
  steps: { en: 'Steps', ms: 'Langkah' },
  stepOf: { en: 'Step {n} of {all}', ms: 'Langkah {n} daripada {all}' },
  personal: { en: 'Personal', ms: 'Peribadi' },
  contact: { en: 'Contact', ms: 'Maklumat perhubungan' },
  employment: { en: 'Employment', ms: 'Pekerjaan' },
  access: { en: 'Access', ms: 'Akses' },
  next: { en: 'Next', ms: 'Seterusnya' },
  back: { en: 'Back', ms: 'Kembali' },
  save: { en: 'Add employee', ms: 'Tambah pekerja' },
  restored: { en: 'Your earlier entries have been restored.', ms: 'Maklumat yang anda masukkan sebelum ini telah dipulihkan.' },
  startOver: { en: 'Start over', ms: 'Mula semula' },
  invite: { en: 'Invite to sign in', ms: 'Jemput untuk log masuk' },
  inviteHint: { en: 'An email with a link to choose a password is sent to {email}.', ms: 'E-mel dengan pautan untuk memilih kata laluan dihantar ke {email}.' },
  inviteNobody: { en: 'the address of step 2', ms: 'alamat di langkah 2' },
  accessNote: {
    en: 'With a login, the employee can see payslips, update their details and receive documents. You can also create it later.',
    ms: 'Dengan akaun log masuk, pekerja boleh melihat slip gaji, mengemas kini butiran sendiri dan menerima dokumen. Akaun juga boleh dicipta kemudian.',
  },
  summary: { en: 'Summary', ms: 'Ringkasan' },
  nobody: { en: 'New employee', ms: 'Pekerja baharu' },
  login: { en: 'Login', ms: 'Akaun log masuk' },
  yes: EVERYDAY.invited,
  no: EVERYDAY.none,
  noUnitsHint: { en: 'Every employee belongs to one of them.', ms: 'Setiap pekerja tergolong dalam salah satunya.' },
  toOrganisation: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
});

/** What is said about sending payslips: to who sends them, and in the mail itself. */
import { defineMessages } from '#platform/contract/messages.ts';

export const DELIVERY = defineMessages({
  queued: {
    en: '{queued, plural, =0 {No payslip is} one {# payslip is} other {# payslips are}} being sent by email{failed, plural, =0 {} other {, # cannot be sent}}.',
    ms: '{queued, plural, =0 {Tiada slip gaji} other {# slip gaji}} sedang dihantar melalui e-mel{failed, plural, =0 {} other {, # tidak dapat dihantar}}.',
  },
  none: { en: 'No payslip matches.', ms: 'Tiada slip gaji yang sepadan.' },
  tooMany: {
    en: 'More than {limit, number} payslips are chosen. Narrow the filter.',
    ms: 'Lebih daripada {limit, number} slip gaji dipilih. Kecilkan penapis.',
  },
  noAddress: { en: 'No email address is set for this employee.', ms: 'Alamat e-mel pekerja ini belum ditetapkan.' },
  noLogin: {
    en: 'This employee has no login to open the link. Invite the employee, or set payslips to open with a password.',
    ms: 'Pekerja ini tiada akaun log masuk untuk membuka pautan. Jemput pekerja, atau tetapkan kata laluan slip gaji.',
  },
  noPassword: {
    en: 'Enter the identity number or passport; the password comes from it.',
    ms: 'Masukkan nombor pengenalan atau pasport; kata laluan diambil daripadanya.',
  },
  underWay: { en: 'An email with this payslip is already being sent.', ms: 'E-mel dengan slip gaji ini sedang dihantar.' },
  zip: { en: 'Payslips', ms: 'Slip gaji' },
  subject: { en: 'Your payslip of {month} from {company}', ms: 'Slip gaji anda bagi {month} daripada {company}' },
  attached: {
    en: 'Dear {name},\n\nYour payslip of {month} is attached. It opens with the last four characters of your identity number or passport.',
    ms: 'Kepada {name},\n\nSlip gaji anda bagi {month} dilampirkan. Fail ini dibuka dengan empat aksara terakhir nombor pengenalan atau pasport anda.',
  },
  linked: {
    en: 'Dear {name},\n\nYour payslip of {month} is ready. Sign in to open it.',
    ms: 'Kepada {name},\n\nSlip gaji anda bagi {month} telah sedia. Log masuk untuk membukanya.',
  },
  open: { en: 'Open the payslip', ms: 'Buka slip gaji' },
});

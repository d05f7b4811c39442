/** Words of an employee's login. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CREDENTIAL = defineMessages({
  ...everyday('email'),
  login: { en: 'Login', ms: 'Akaun log masuk' },
  noLogin: { en: 'This employee has no login yet.', ms: 'Pekerja ini belum mempunyai akaun log masuk.' },
  noLoginHint: {
    en: 'With a login, the employee can see payslips, update their details and receive documents.',
    ms: 'Dengan akaun log masuk, pekerja boleh melihat slip gaji, mengemas kini butiran sendiri dan menerima dokumen.',
  },
  emailHint: { en: 'The invitation is sent here.', ms: 'Jemputan dihantar ke sini.' },
  user: { en: 'User', ms: 'Pengguna' },
  membership: { en: 'Access to this company', ms: 'Akses ke syarikat ini' },
  role: { en: 'Role', ms: 'Peranan' },
  verified: { en: 'Email verified', ms: 'E-mel disahkan' },
  lastLogin: { en: 'Last sign-in', ms: 'Log masuk terakhir' },
  never: { en: 'never', ms: 'belum pernah' },
  invite: { en: 'Send invitation', ms: 'Hantar jemputan' },
  again: { en: 'Invite again', ms: 'Jemput semula' },
  reset: { en: 'Send a reset link', ms: 'Hantar pautan set semula' },
  resetSend: { en: 'Send the link', ms: 'Hantar pautan' },
  resetTitle: { en: 'Send a link to choose a new password?', ms: 'Hantar pautan untuk memilih kata laluan baharu?' },
  resetText: { en: 'It is sent to {email}. The current password works until then.', ms: 'Ia dihantar ke {email}. Kata laluan semasa berfungsi sehingga itu.' },
  disable: { en: 'Disable the login', ms: 'Nyahaktifkan akaun log masuk' },
  disableTitle: { en: 'Disable the login of {name}?', ms: 'Nyahaktifkan akaun log masuk {name}?' },
  disableText: {
    en: 'They are signed out of this company at once and cannot sign in until the login is enabled again.',
    ms: 'Pekerja dilog keluar daripada syarikat ini serta-merta dan tidak boleh log masuk sehingga akaun diaktifkan semula.',
  },
  enable: { en: 'Enable the login', ms: 'Aktifkan akaun log masuk' },
  roles: { en: 'Roles', ms: 'Peranan' },
  supervisor: { en: 'Sales project supervisor', ms: 'Penyelia projek jualan' },
  supervisorOn: { en: 'Make {name} a supervisor?', ms: 'Jadikan {name} penyelia?' },
  supervisorMake: { en: 'Make supervisor', ms: 'Jadikan penyelia' },
  supervisorRemove: { en: 'Remove the role', ms: 'Tarik balik peranan' },
  supervisorOff: { en: 'Remove the supervisor role from {name}?', ms: 'Tarik balik peranan penyelia {name}?' },
  supervisorEffect: {
    en: 'A supervisor sees My Project, schedules promoters for their own projects and reads their reports. Salaries and other projects stay hidden.',
    ms: 'Penyelia melihat Projek Saya, menjadualkan promoter bagi projek sendiri dan membaca laporan mereka. Gaji dan projek lain kekal tersembunyi.',
  },
  admin: { en: 'Administrator', ms: 'Pentadbir' },
  adminHint: {
    en: 'The pages and employees an administrator can open are set under Admin User.',
    ms: 'Halaman dan pekerja yang boleh dibuka oleh pentadbir ditetapkan di bawah Pengguna.',
  },
  toAdmin: { en: 'Open the administrator', ms: 'Buka pentadbir' },
  promoter: { en: 'Promoter profile', ms: 'Profil promoter' },
  sessions: { en: 'Active sessions', ms: 'Sesi aktif' },
  noSessions: { en: 'Nobody is signed in with this login.', ms: 'Tiada sesiapa log masuk dengan akaun ini.' },
});

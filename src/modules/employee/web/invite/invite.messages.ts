/** Words of inviting everybody who has no login yet. */
import { defineMessages } from '#platform/contract/messages.ts';

export const INVITE = defineMessages({
  title: { en: 'Invite employees to sign in', ms: 'Jemput pekerja untuk log masuk' },
  invite: { en: 'Invite {n, plural, one {# employee} other {# employees}}', ms: 'Jemput {n} pekerja' },
  text: {
    en: 'Each one is sent a link to choose a password, and then sees payslips, leave and claims.',
    ms: 'Setiap pekerja menerima pautan untuk memilih kata laluan, lalu melihat slip gaji, cuti dan tuntutan.',
  },
  unreachable: {
    en: '{n, plural, one {# employee has} other {# employees have}} no email address and gets no invitation:',
    ms: '{n} pekerja tiada alamat e-mel dan tidak menerima jemputan:',
  },
  everybody: { en: 'Everybody has a login already.', ms: 'Semua pekerja sudah mempunyai akaun log masuk.' },
});

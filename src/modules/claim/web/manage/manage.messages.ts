import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MANAGE = defineMessages({
  ...everyday('all', 'remark'),
  title: { en: 'Claims', ms: 'Tuntutan' },
  context: { en: 'Claims to check, to decide and to pay.', ms: 'Tuntutan untuk disemak, diputuskan dan dibayar.' },
  statuses: { en: 'Status of the claims', ms: 'Status tuntutan' },
  file: { en: 'Claim for an employee', ms: 'Tuntutan bagi pihak pekerja' },
  empty: { en: 'Nothing is waiting for you.', ms: 'Tiada yang menunggu anda.' },
  emptyHint: { en: 'Claims appear here as soon as somebody submits one.', ms: 'Tuntutan muncul di sini sebaik sahaja dihantar.' },
  none: { en: 'No claims to show.', ms: 'Tiada tuntutan untuk dipaparkan.' },
  mine: { en: 'My turn', ms: 'Giliran saya' },
  ask: { en: '{action} claim {name}?', ms: '{action} tuntutan {name}?' },
  askMany: { en: '{action} {n, plural, one {# claim} other {# claims}}?', ms: '{action} {n} tuntutan?' },
  waiting: { en: 'To decide', ms: 'Untuk diputuskan' },
  toPay: { en: 'To pay', ms: 'Untuk dibayar' },
  paid: { en: 'Paid this month', ms: 'Dibayar bulan ini' },
  speed: { en: 'Days to payment', ms: 'Hari hingga bayaran' },
  counted: { en: '{n, plural, one {# claim} other {# claims}}', ms: '{n} tuntutan' },
  prepare: { en: 'Prepare for payment', ms: 'Sediakan untuk bayaran' },
  prepareTitle: { en: 'Prepare {n, plural, one {# claim} other {# claims}} for payment', ms: 'Sediakan {n} tuntutan untuk bayaran' },
  prepareNote: {
    en: 'Transfers go into one payment batch from the default account for claims. Claims with the salary go into the next payroll.',
    ms: 'Pindahan dimasukkan ke dalam satu kelompok bayaran daripada akaun lalai bagi tuntutan. Tuntutan bersama gaji dimasukkan ke dalam penggajian seterusnya.',
  },
  proposed: { en: 'As its categories say', ms: 'Mengikut kategorinya' },
  payOn: { en: 'To be paid on', ms: 'Dibayar pada' },
  madeTitle: { en: 'Payment of {number}', ms: 'Bayaran {number}' },
  made: { en: 'Made payment', ms: 'Bayaran dibuat' },
  proofs: { en: 'Proof of payment', ms: 'Bukti bayaran' },
  left: { en: '{number}: {message}', ms: '{number}: {message}' },
  prepared: { en: '{n, plural, one {# claim is} other {# claims are}} prepared.', ms: '{n} tuntutan disediakan.' },
});

/** Types of emergencies, and what people are told of one. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { EmergencyType } from './emergency.schema.ts';

export const TYPE_NAMES = defineMessages({
  Panic: { en: 'Panic', ms: 'Panik' },
  'Man Down': { en: 'Man down', ms: 'Pengawal rebah' },
  Duress: { en: 'Duress', ms: 'Dipaksa' },
  Fire: { en: 'Fire', ms: 'Kebakaran' },
  Medical: { en: 'Medical help', ms: 'Bantuan perubatan' },
  Intrusion: { en: 'Intrusion', ms: 'Pencerobohan' },
} satisfies Record<EmergencyType, { en: string; ms: string }>);

export const EMERGENCY_TEXT = defineMessages({
  title: { en: 'Emergency at {site}: {type}', ms: 'Kecemasan di {site}: {type}' },
  raised: { en: '{number} was raised. Acknowledge it.', ms: '{number} dibangkitkan. Sila sahkan.' },
  waiting: {
    en: '{number} has waited {minutes, plural, one {# minute} other {# minutes}} and nobody has acknowledged it.',
    ms: '{number} telah menunggu {minutes} minit dan belum disahkan sesiapa.',
  },
  acknowledged: { en: '{number} is acknowledged: help is under way.', ms: '{number} telah disahkan: bantuan dalam perjalanan.' },
  resolved: { en: '{number} is over.', ms: '{number} telah tamat.' },
  falseAlarm: { en: '{number} was a false alarm.', ms: '{number} ialah amaran palsu.' },
});
export const EMERGENCY_STATUS_NAMES = defineMessages({
  Open: { en: 'Nobody has acknowledged', ms: 'Belum disahkan' },
  Acknowledged: { en: 'Help is under way', ms: 'Bantuan dalam perjalanan' },
  Arrived: { en: 'Help arrived', ms: 'Bantuan tiba' },
  Resolved: { en: 'Over', ms: 'Tamat' },
  'False Alarm': { en: 'False alarm', ms: 'Amaran palsu' },
});

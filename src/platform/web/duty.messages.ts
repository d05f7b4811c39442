import { defineMessages } from '#platform/contract/messages.ts';

/** How far a day is. */
export const DAY_MESSAGES = defineMessages({
  today: { en: 'Today', ms: 'Hari ini' },
  tomorrow: { en: 'Tomorrow', ms: 'Esok' },
  inDays: { en: 'in {n} days', ms: '{n} hari lagi' },
  dueToday: { en: 'due today', ms: 'perlu disiapkan hari ini' },
  dueTomorrow: { en: 'due tomorrow', ms: 'perlu disiapkan esok' },
  daysLeft: { en: '{n} days left', ms: 'tinggal {n} hari' },
  daysLate: { en: '{n, plural, one {# day late} other {# days late}}', ms: 'lewat {n} hari' },
  by: { en: 'by {date}', ms: 'sebelum atau pada {date}' },
});

/** Words of a grid of assignees and days, whatever is planned in it. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DAYS_GRID = defineMessages({
  ...everyday('month'),
  week: { en: 'Week', ms: 'Minggu' },
  day: { en: 'Day', ms: 'Hari' },
  span: { en: 'Length shown', ms: 'Tempoh dipaparkan' },
  earlier: { en: 'Earlier', ms: 'Sebelumnya' },
  later: { en: 'Later', ms: 'Seterusnya' },
  today: { en: 'Today', ms: 'Hari ini' },
  daysOfWeek: { en: 'Days of this week', ms: 'Hari dalam minggu ini' },
  work: { en: '{n, plural, one {# person works} other {# people work}}', ms: '{n} orang bekerja' },
  withDrafts: { en: 'With drafts', ms: 'Ada draf' },
  people: { en: '{n, plural, one {# person} other {# people}}', ms: '{n} orang' },
  notWorking: { en: 'Not working: {n, plural, one {# person} other {# people}}', ms: 'Tidak bekerja: {n} orang' },
  legend: { en: 'What the letters mean', ms: 'Maksud huruf' },
  neededPlanned: { en: 'Needed / planned', ms: 'Perlu / dirancang' },
  planned: { en: 'Planned', ms: 'Dirancang' },
  neededOn: { en: '{date}: {needed} needed, {n} planned', ms: '{date}: perlu {needed}, dirancang {n}' },
  plannedOn: { en: '{date}: {n} planned', ms: '{date}: {n} dirancang' },
  gridHint: {
    en: 'Arrow keys move, Enter opens a day, Ctrl+C and Ctrl+V copy it, Delete clears it. Drag a day to copy it.',
    ms: 'Kekunci anak panah untuk bergerak, Enter membuka hari, Ctrl+C dan Ctrl+V menyalin, Delete mengosongkan. Seret hari untuk menyalinnya.',
  },
});

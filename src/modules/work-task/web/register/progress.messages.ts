import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PROGRESS = defineMessages({
  ...everyday('done'),
  progress: { en: 'Progress', ms: 'Kemajuan' },
  late: { en: 'Overdue tasks', ms: 'Tugasan lewat' },
  open: { en: 'To be done', ms: 'Akan dibuat' },
  issues: { en: 'With an issue', ms: 'Ada masalah' },
  week: { en: 'Week from', ms: 'Minggu dari' },
  byWeek: { en: 'Tasks by week', ms: 'Tugasan mengikut minggu' },
  byWeekNote: { en: 'By the day on which they are due; cancelled ones are left out.', ms: 'Mengikut tarikh akhir; yang dibatalkan tidak dikira.' },
  sites: { en: 'Sites', ms: 'Tapak' },
  map: { en: 'Map of the sites', ms: 'Peta tapak' },
  moreSites: { en: 'The first {shown} of {all} sites', ms: '{shown} tapak pertama daripada {all}' },
  nextDue: { en: 'next on {date}', ms: 'seterusnya {date}' },
  doneOf: { en: '{done} of {all} done', ms: '{done} daripada {all} selesai' },
  lateOf: { en: '{n} overdue', ms: '{n} lewat' },
  issuesOf: { en: '{n, plural, one {# issue} other {# issues}}', ms: '{n, plural, other {# masalah}}' },
  none: { en: 'No tasks of this project yet', ms: 'Projek ini belum ada tugasan' },
  noneHint: { en: 'Give a task to a site and choose this project.', ms: 'Beri tugasan kepada tapak dan pilih projek ini.' },
});

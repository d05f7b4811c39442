/** Words of sites of a day that their page and their file share. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SITE_DAY = defineMessages({
  ...everyday('code', 'name', 'type'),
  title: { en: 'Site monitoring', ms: 'Pemantauan tapak' },
  state: { en: 'Condition', ms: 'Keadaan' },
  expected: { en: 'Expected', ms: 'Dijangka' },
  present: { en: 'On site now', ms: 'Di tapak sekarang' },
  came: { en: 'Came', ms: 'Hadir' },
  visits: { en: 'Visits', ms: 'Lawatan' },
  tasks: { en: 'Tasks', ms: 'Tugasan' },
  tasksDone: { en: 'Tasks done', ms: 'Tugasan selesai' },
  overdue: { en: 'Overdue tasks', ms: 'Tugasan lewat' },
  issues: { en: 'Tasks with an issue', ms: 'Tugasan bermasalah' },
  last: { en: 'Last activity', ms: 'Aktiviti terakhir' },
  statePresent: { en: 'Somebody there', ms: 'Ada orang' },
  stateOverdue: { en: 'Overdue task', ms: 'Tugasan lewat' },
  stateEmpty: { en: 'Nobody there', ms: 'Tiada orang' },
  day: EVERYDAY.date,
});
/** What each state of a site is called. */
export const STATE_WORDS = { present: SITE_DAY.statePresent, overdue: SITE_DAY.stateOverdue, empty: SITE_DAY.stateEmpty } as const;

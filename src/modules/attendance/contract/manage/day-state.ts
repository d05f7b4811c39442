/** In one word what became of a session of work, or of a day without any. Pure. */
import type { MarkTone } from '#platform/contract/calls/reports.endpoints.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { DAY_LETTERS_OF, DAY_NAMES } from '#modules/roster/contract/day-names.messages.ts';
import { CHECKOUT_WORDS } from '../punch-words.messages.ts';
import type { Attendance, Punch } from '../attendance.schema.ts';

export const DAY_STATES = ['ontime', 'early', 'late', 'visit', 'not_in', 'absent', 'leave', 'holiday', 'rest', 'off', 'none'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** Of a punch only whether there is one, and how it was judged. */
type Came = Pick<Punch, 'status'> | null;
/** What a session is called by. */
export interface DayMark extends Pick<Attendance, 'session_index' | 'absent' | 'leave' | 'holiday' | 'planned' | 'visited'> {
  readonly checkin: Came;
  readonly checkout: Came;
}
type Evaluated = Pick<DayMark, 'checkin' | 'absent' | 'leave' | 'holiday' | 'planned' | 'visited'> & { readonly checkout?: Came };

/** A day that is over and on which nobody came is absent; one that is not over waits for the check-in. Who is on a site visit came, and who was only seen to leave. */
export function stateOf({ checkin, checkout, absent, leave, holiday, planned, visited }: Evaluated): DayState {
  if (checkin) return checkin.status ?? 'ontime';
  if (checkout) return 'ontime';
  if (absent > 0) return 'absent';
  if (visited !== null) return 'visit';
  if (leave?.part === 'Full') return 'leave';
  if (holiday && !holiday.half) return 'holiday';
  if (planned === 'Working') return 'not_in';
  return planned === 'Rest Day' ? 'rest' : planned === 'Off Day' ? 'off' : 'none';
}

/** Beside the states of its rows a list can be asked for those who should come, and those who came. */
export const LIST_STATUSES = ['scheduled', 'present', ...DAY_STATES] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

const TIMED: readonly DayState[] = ['ontime', 'early', 'late'];
const EXPECTED: readonly DayState[] = ['ontime', 'early', 'late', 'visit', 'not_in', 'absent'];

export function isOf(row: Evaluated, status: ListStatus): boolean {
  const state = stateOf(row);
  if (status === 'present') return row.checkin !== null || Boolean(row.checkout) || state === 'visit';
  if (status === 'scheduled') return row.planned === 'Working' && EXPECTED.includes(state);
  // Nobody is on time, early or late for a day on which no work was planned.
  return state === status && (row.planned === 'Working' || !TIMED.includes(state));
}

export const STATE_NAMES = defineMessages({
  scheduled: { en: 'Scheduled', ms: 'Dijadualkan' },
  present: { en: 'Present', ms: 'Hadir' },
  ontime: { en: 'On time', ms: 'Tepat masa' },
  early: { en: 'Early', ms: 'Awal' },
  late: { en: 'Late', ms: 'Lewat' },
  visit: { en: 'Site visit', ms: 'Lawatan tapak' },
  not_in: { en: 'Not checked in', ms: 'Belum daftar masuk' },
  absent: { en: 'Absent', ms: 'Tidak hadir' },
  ...DAY_NAMES,
}) satisfies Record<ListStatus, Text>;

/** What a day is called in the grid of a month; nothing: it is not yet known, or nobody said when they work. */
export const DAY_LETTERS = {
  ontime: '✓',
  early: '✓',
  late: 'L',
  visit: 'SV',
  not_in: '',
  absent: 'A',
  leave: 'OL',
  holiday: 'PH',
  rest: 'RD',
  off: 'OD',
  none: '',
} as const;
export type DayLetter = (typeof DAY_LETTERS)[DayState] | 'E';

/** The letters as each language has them: of its own words. */
export const LETTER_NAMES = defineMessages({
  E: { en: 'E', ms: 'PA' },
  A: { en: 'A', ms: 'TH' },
  OL: { en: 'OL', ms: 'C' },
  SV: { en: 'SV', ms: 'LT' },
  ...DAY_LETTERS_OF,
});

/** The letters in the order of their legend, with what each stands for and its colour. */
export const LETTER_KEY: readonly { readonly letter: DayLetter; readonly name: Text; readonly tone: MarkTone }[] = [
  { letter: '✓', name: STATE_NAMES.ontime, tone: 'success' },
  { letter: 'L', name: STATE_NAMES.late, tone: 'error' },
  { letter: 'E', name: CHECKOUT_WORDS.leftEarly, tone: 'warning' },
  { letter: 'SV', name: STATE_NAMES.visit, tone: 'success' },
  { letter: 'A', name: STATE_NAMES.absent, tone: 'error' },
  { letter: 'OL', name: STATE_NAMES.leave, tone: 'info' },
  { letter: 'PH', name: STATE_NAMES.holiday, tone: 'info' },
  { letter: 'RD', name: STATE_NAMES.rest, tone: 'quiet' },
  { letter: 'OD', name: STATE_NAMES.off, tone: 'quiet' },
];

/** The worst of its sessions stands for a day; whoever left early is marked so. */
const BY_WEIGHT: readonly DayState[] = ['absent', 'late', 'ontime', 'early', 'visit', 'not_in', 'leave', 'holiday', 'rest', 'off', 'none'];

export function letterOf(sessions: readonly (Evaluated & Pick<DayMark, 'checkout'>)[]): DayLetter {
  const states = sessions.map(stateOf);
  const state = BY_WEIGHT.find((each) => states.includes(each)) ?? 'none';
  const leftEarly = sessions.some(({ checkout }) => checkout?.status === 'early');
  return leftEarly && DAY_LETTERS[state] === '✓' ? 'E' : DAY_LETTERS[state];
}

/** Where somebody stands in the list of a day: what needs the office comes first. Pure. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { LineMinute } from '#platform/contract/time/local-line.ts';
import { stateOf, type DayMark } from './day-state.ts';

export const DAY_SECTIONS = ['needs', 'work', 'away', 'off'] as const;
export type DaySection = (typeof DAY_SECTIONS)[number];

export const SECTION_NAMES = defineMessages({
  needs: { en: 'Needs you', ms: 'Perlu tindakan anda' },
  work: { en: 'At work', ms: 'Sedang bekerja' },
  away: { en: 'Away', ms: 'Bercuti' },
  off: { en: 'Not working', ms: 'Tidak bekerja' },
}) satisfies Record<DaySection, Text>;

/** A session of the day; `start` is when it begins, of one that nobody has come to yet. */
export interface SectionMark extends DayMark {
  readonly start: LineMinute | null;
}

interface Moment {
  /** The day is before today. */
  readonly isOver: boolean;
  readonly now: LineMinute;
}

function sectionOfSession(mark: SectionMark, { isOver, now }: Moment): DaySection {
  const [cameIn, wentOut] = [mark.checkin !== null, mark.checkout !== null];
  if (mark.absent > 0 || (wentOut && !cameIn) || (cameIn && !wentOut && isOver)) return 'needs';
  switch (stateOf(mark)) {
    case 'leave':
      return 'away';
    case 'holiday':
    case 'rest':
    case 'off':
    case 'none':
      return 'off';
    case 'not_in':
      // Nobody is missed before their work begins.
      return mark.start !== null && now < mark.start ? 'work' : 'needs';
    default:
      return 'work';
  }
}

/** That of the session which stands first of all sections. */
export function sectionOf(marks: readonly SectionMark[], moment: Moment): DaySection {
  const found = new Set(marks.map((mark) => sectionOfSession(mark, moment)));
  return DAY_SECTIONS.find((section) => found.has(section)) ?? 'off';
}

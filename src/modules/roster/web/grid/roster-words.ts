/** Days of the roster in words and as what a cell draws. */
import { saySession, sessionLine } from '#platform/contract/time/said-sessions.ts';
import { useMemo } from 'react';
import { say, type Locale, type Params } from '#platform/contract/messages.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { RosterKind, RosterPlan, RosterWeek, WeekWarning } from '../../contract/roster.schema.ts';
import { ROSTER } from './roster.messages.ts';

const WARNING = { hours: 'warnHours', rest: 'warnRest', long: 'warnLong', short: 'warnShort' } as const satisfies Record<WeekWarning, keyof typeof ROSTER>;

/** What is drawn of a day, whosever it is. */
export interface Face {
  readonly sessions: RosterPlan['sessions'];
  /** The same as they stand in a cell. */
  readonly lines: readonly string[];
  /** In place of sessions. */
  readonly text: string | null;
  readonly site: string | null;
  readonly over: { readonly kind: 'holiday' | 'leave'; readonly name: string } | null;
  readonly isOff: boolean;
  readonly isDraft: boolean;
  /** All of it in words. */
  readonly words: string;
}

function rosterWords(locale: Locale) {
  const t = (key: keyof typeof ROSTER, params?: Params) => say(ROSTER[key], locale, params);
  const named = ({ name, name_ms }: { readonly name: string; readonly name_ms: string }) => (locale === 'ms' ? name_ms : name);
  const planText = ({ day_type, sessions, flexible_hours }: RosterPlan) =>
    sessions.length > 0
      ? sessions.map((each) => saySession(each, locale)).join(', ')
      : flexible_hours === null
        ? t(day_type)
        : t('flexible', { n: flexible_hours });
  return {
    planText,
    faceOf({ plan, state, below, holiday, leave }: RosterKind): Face {
      const over = leave ? ({ kind: 'leave', name: named(leave) } as const) : holiday ? ({ kind: 'holiday', name: named(holiday) } as const) : null;
      const words = [
        planText(plan),
        plan.site?.name,
        // In the order in which the cell shows them: who speaks to the portal says what is seen.
        leave && named(leave),
        holiday && named(holiday),
        state === 'draft' ? t('draft') : null,
        below && t('holds', { what: planText(below) }),
        plan.remark,
      ];
      return {
        sessions: plan.sessions,
        lines: plan.sessions.map((each) => sessionLine(each, locale)),
        text: plan.sessions.length > 0 ? null : planText(plan),
        site: plan.site?.name ?? null,
        over,
        isOff: plan.day_type !== 'Working',
        isDraft: state === 'draft',
        words: words.filter(Boolean).join(', '),
      };
    },
    weekText: ({ minutes, warnings }: RosterWeek, monday: string) =>
      [t('weekOf', { date: monday, n: hoursText(minutes) }), ...warnings.map((warning) => t(WARNING[warning]))].join(', '),
  };
}

/** The words of the reader's language: the same ones as long as that is the same. */
export function useRosterWords() {
  const { locale } = useLocale();
  return useMemo(() => rosterWords(locale), [locale]);
}

/** Minutes as hours with at most one decimal. */
export const hoursText = (minutes: number): string => String(Math.round(minutes / 6) / 10);

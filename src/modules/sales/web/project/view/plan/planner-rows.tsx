/** Promoters of a project and their days as rows of the grid of the platform: what is planned, what is proposed, when they are not free. */
import { useMemo } from 'react';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { LegendMark } from '#platform/web/ui/roster/letter-legend.tsx';
import { TONES, type Assignee, type DayCell } from '#platform/web/ui/roster/day-cell.ts';
import type { FillProposal } from '../../../../contract/fill/fill.endpoints.ts';
import type { BusyPromoter } from '../../../../contract/need/need.endpoints.ts';
import type { ProjectDetail } from '../../../../contract/project/project.schema.ts';
import type { ScheduleRow } from '../../../../contract/schedule/schedule.endpoints.ts';
import { PLAN } from './plan.messages.ts';
import classes from './planner.module.css';

type Given = FillProposal['given'][number];

/** What one day of one promoter holds. */
export interface PlannerDay {
  readonly schedules: readonly ScheduleRow[];
  readonly proposed: readonly Given[];
  readonly busy: readonly BusyPromoter[];
  readonly cell: DayCell;
}

export interface PlannerRow {
  readonly promoter: { readonly id: number; readonly name: string; readonly code: string };
  readonly days: readonly PlannerDay[];
  /** Of what is planned and proposed. */
  readonly minutes: number;
}

export interface PlannerFacts {
  readonly schedules: readonly ScheduleRow[];
  readonly busy: readonly BusyPromoter[];
  readonly given: readonly Given[];
}

export const assigneeOf = ({ promoter }: PlannerRow): Assignee => ({ id: promoter.id, name: promoter.name, detail: promoter.code });
export const cellOf = ({ days }: PlannerRow, day: number): DayCell | undefined => days[day]?.cell;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const minutesOf = (session: Pick<ScheduleRow, 'start_time' | 'end_time'>) => {
  const { start, end } = spanOf(session as Session);
  return end - start;
};

/** A letter and a colour for each outlet, in the order of the project. */
function marksOf({ outlets }: ProjectDetail): Map<number, { readonly letter: string; readonly tone: number; readonly words: string }> {
  return new Map(
    outlets.map(({ outlet }, at) => {
      const turn = Math.floor(at / LETTERS.length);
      return [outlet.id, { letter: `${LETTERS[at % LETTERS.length] ?? ''}${turn === 0 ? '' : turn}`, tone: at % TONES, words: outlet.name }] as const;
    }),
  );
}

/** The rows, and what the letters of a month stand for. Rows are the same as long as nothing in them changes. */
export function usePlannerRows(project: ProjectDetail, dates: readonly CalendarDate[], { schedules, busy, given }: PlannerFacts) {
  const t = useT(PLAN);
  const say = useSay();
  const { locale } = useLocale();
  return useMemo((): { rows: PlannerRow[]; legend: LegendMark[] } => {
    const marks = marksOf(project);
    const planned = Map.groupBy(
      schedules.filter(({ status }) => status !== 'Cancelled'),
      ({ promoter_id, date }) => `${promoter_id} ${date}`,
    );
    const proposedOn = Map.groupBy(given, ({ promoter, date }) => `${promoter.id} ${date}`);
    const busyOn = Map.groupBy(busy, ({ promoter_id, date }) => `${promoter_id} ${date}`);
    const busyText = ({ kind, session }: BusyPromoter) =>
      kind === 'away' ? t('away') : session === null ? t('notFreeAllDay') : t('notFree', { times: saySession(session, locale) });
    const dayOf = (key: string): PlannerDay => {
      const [own, proposed, taken] = [planned.get(key) ?? [], proposedOn.get(key) ?? [], busyOn.get(key) ?? []];
      const statusOf = (status: string) => {
        const text = STATUS_TEXTS[status.toLowerCase()];
        return text ? say(text) : status;
      };
      // What is seen comes first, as it is seen: the name of a cell begins with it.
      const seen = [...[...own, ...proposed].map((each) => `${saySession(each, locale)} ${each.outlet.name}`), ...taken.map(busyText)];
      const states = new Set([...own.map(({ status }) => statusOf(status)), ...(proposed.length > 0 ? [t('added')] : [])]);
      const [first] = [...own, ...proposed];
      const mark = first && marks.get(first.outlet.id);
      const cell: DayCell = {
        words: [seen.join(' '), ...states].filter(Boolean).join(', ') || t('nothing'),
        content: (
          <>
            {[...own, ...proposed].map((each) => (
              <span key={`${each.start_time} ${each.outlet.id}`} className={classes['entry']}>
                <span className="tabular">{saySession(each, locale)}</span> <small className="cut">{each.outlet.name}</small>{' '}
              </span>
            ))}
            {taken.map((each) => (
              <small key={`${each.kind} ${each.session?.start_time}`} className="quiet">
                {busyText(each)}{' '}
              </small>
            ))}
          </>
        ),
        letter: mark?.letter ?? (taken.length > 0 ? '×' : undefined),
        tone: mark?.tone ?? null,
        isDraft: proposed.length > 0,
        isOff: own.length + proposed.length === 0 && taken.length > 0,
      };
      return { schedules: own, proposed, busy: taken, cell };
    };
    const rows = project.promoters.map(({ promoter }) => {
      const days = dates.map((date) => dayOf(`${promoter.id} ${date}`));
      return { promoter, days, minutes: days.flatMap((day) => [...day.schedules, ...day.proposed]).reduce((sum, each) => sum + minutesOf(each), 0) };
    });
    const seen = new Set([...schedules, ...given].map(({ outlet }) => outlet.id));
    const legend = [...marks].flatMap(([id, mark]) => (seen.has(id) ? [mark] : []));
    return { rows, legend: busy.length > 0 ? [...legend, { letter: '×', words: t('notFreeAllDay') }] : legend };
  }, [project, dates, schedules, busy, given, t, say, locale]);
}

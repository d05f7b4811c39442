/** The roster as a file: employees by days. */
import { asc, count, eq, and, sql } from 'drizzle-orm';
import { formatDate, addDays, dayOf, daysInclusive } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, NOTE, type ReportCells } from '#platform/server/reports/report-definition.ts';
import { positions } from '#modules/company/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { exportRoster as endpoint } from '../../contract/roster.endpoints.ts';
import { DAY_WORDS, ROSTER_MESSAGES } from '../../contract/roster.messages.ts';
import { rosteredDaysOf, type RosteredDay } from '../planned-days-of.ts';
import { shownPeople } from './roster-people.ts';

interface Filter extends Omit<ParsedInput<typeof endpoint>, 'preview' | 'format'> {
  /** On paper a column of a day is as narrow as one time: what a cell says stands line by line. */
  readonly paper: boolean;
}

/** People read at once. */
const PART = 500;

/** Letters that stand side by side in a column of a day on paper. */
const MOST_LETTERS = 9;
const MOST_LINES = 2;

/** Sites on paper: a name that would break within a word has a mark instead, and the marks are explained below the table. */
function paperSites() {
  const marks = new Map<number, { readonly mark: string; readonly name: string }>();
  const fits = (name: string) => name.split(' ').every(({ length }) => length <= MOST_LETTERS) && name.length <= MOST_LETTERS * MOST_LINES;
  return {
    wordFor({ id, name }: { readonly id: number; readonly name: string }): string {
      if (fits(name)) return name;
      const known = marks.get(id) ?? { mark: `[${marks.size + 1}]`, name };
      marks.set(id, known);
      return known.mark;
    },
    notes: (): ReportCells[] => [...marks.values()].map(({ mark, name }) => ({ employee: `${mark} ${name}`, [NOTE]: 1 })),
  };
}
type PaperSites = ReturnType<typeof paperSites>;

/** One day in words: its sessions or what kind it is, the site, holiday and leave. */
function wordsOf({ plan, state, holiday, leave }: RosteredDay, locale: Locale, paper: PaperSites | null): string {
  const named = ({ name, name_ms }: { name: string; name_ms: string }) => (locale === 'ms' ? name_ms : name);
  const { sessions, day_type, flexible_hours, site } = plan;
  const times = sessions.map((each) => (paper ? `${each.start_time}\n${each.end_time}` : formatSession(each)));
  const work = times.length > 0 ? times.join(paper ? '\n' : ', ') : flexible_hours === null ? say(DAY_WORDS[day_type], locale) : `${flexible_hours} h`;
  const draft = state === 'draft' ? say(DAY_WORDS.draft, locale) : null;
  const place = site && (paper ? paper.wordFor(site) : site.name);
  return [work, place, holiday && named(holiday), leave && named(leave), draft].filter(Boolean).join(paper ? '\n' : ' · ');
}

export const rosterReport = defineReport({
  type: 'attendance.roster',
  name: ROSTER_MESSAGES.report,
  async table(ctx, given) {
    const filter = given as unknown as Filter;
    const { start_date, end_date, paper } = filter;
    const where = shownPeople(ctx, filter, start_date, end_date);
    const [counted] = await ctx.db.select({ n: count() }).from(e).where(where);
    const dates = Array.from({ length: daysInclusive(start_date, end_date) }, (_, at) => addDays(start_date, at));
    return {
      title: say(ROSTER_MESSAGES.report, ctx.locale),
      subtitle: `${formatDate(start_date)} – ${formatDate(end_date)}`,
      columns: [
        { key: 'employee', label: EVERYDAY.employee, width: 24 },
        { key: 'code', label: EVERYDAY.code, width: 12 },
        ...(paper ? [] : [{ key: 'position', label: EVERYDAY.position, width: 18 }]),
        ...dates.map((date) => {
          const wording = paper ? String(dayOf(date)).padStart(2, '0') : formatDate(date);
          return { key: date, label: { en: `${shortWeekday(date).en} ${wording}`, ms: `${shortWeekday(date).ms} ${wording}` }, width: paper ? 10 : 14 };
        }),
      ],
      rows: partsOf(ctx, filter),
      count: counted?.n ?? 0,
    };
  },
});

async function* partsOf(ctx: Ctx, filter: Filter): AsyncGenerator<readonly ReportCells[]> {
  const { start_date, end_date } = filter;
  const paper = filter.paper ? paperSites() : null;
  for (let offset = 0; ; offset += PART) {
    const people = await ctx.db
      .select({ id: e.id, name: e.name, code: e.employee_code, branch_id: e.branch_id, position: positions.name })
      .from(e)
      .leftJoin(positions, and(eq(positions.company_id, e.company_id), eq(positions.id, e.position_id)))
      .where(shownPeople(ctx, filter, start_date, end_date))
      .orderBy(asc(sql`lower(${e.name})`), asc(e.id))
      .limit(PART)
      .offset(offset);
    if (people.length === 0) break;
    const days = await rosteredDaysOf(ctx, people, start_date, end_date);
    yield people.map(({ id, name, code, position }) => ({
      employee: name,
      code,
      position,
      ...Object.fromEntries((days.get(id) ?? []).map((day) => [day.date, wordsOf(day, ctx.locale, paper)])),
    }));
    if (people.length < PART) break;
  }
  if (paper) yield paper.notes();
}

export const exportRoster = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, rosterReport, { preview, format, filter: { ...filter, paper: !preview && format === 'pdf' } });

/** The twelve months of a year with their holidays marked and named. */
import { addDays, addMonths, calendarDate, dayOf, daysInMonth, formatMonth, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import type { HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { typeName } from '../leave-words.ts';
import { CertaintyNote } from './certainty.tsx';
import { HolidayBar } from './holiday-bar.tsx';
import { HOLIDAY, HOLIDAY_TYPE_NAMES } from './holiday.messages.ts';
import classes from './holiday.module.css';
import { useHolidayAddress } from './use-holiday-address.ts';

type OnOpen = (holiday: HolidayRow) => void;

export function YearCalendar({ onOpen }: { onOpen: OnOpen }) {
  const { filter } = useHolidayAddress();
  const { data, error, refetch, isFetching } = useEndpoint(listHolidays, filter, { quiet: true });
  const first = calendarDate(`${filter.year}-01-01`);
  return (
    <>
      <HolidayBar />
      <Loaded error={error} refetch={refetch} shape="tiles" count={12}>
        {data && (
          <div className={classes['months']} aria-busy={isFetching}>
            {Array.from({ length: 12 }, (_, at) => addMonths(first, at)).map((month) => (
              <Month key={month} month={month} holidays={data.data.filter(({ date }) => date.startsWith(month.slice(0, 7)))} onOpen={onOpen} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Weeks of seven days, Monday first; null: a day of another month. */
export function weeksOf(month: CalendarDate): (CalendarDate | null)[][] {
  const before = Array.from({ length: weekdayOf(month) - 1 }, () => null);
  const days = Array.from({ length: daysInMonth(month) }, (_, at) => addDays(month, at));
  const cells = [...before, ...days];
  const after = Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null);
  const all = [...cells, ...after];
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

function Month({ month, holidays, onOpen }: { month: CalendarDate; holidays: readonly HolidayRow[]; onOpen: OnOpen }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const today = useToday();
  const byDate = Map.groupBy(holidays, ({ date }) => date);
  const title = formatMonth(month, locale);
  return (
    <section className={classes['month']}>
      <table className={classes['grid']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {t('weekdays')
              .split(' ')
              .map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((date, day) => {
                const [holiday, ...others] = (date && byDate.get(date)) || [];
                return (
                  <td key={day} data-today={date === today || undefined}>
                    {date && (
                      <span
                        {...(holiday && {
                          className: classes['tone'],
                          'data-type': holiday.type,
                          title: [holiday, ...others].map((each) => typeName(each, locale)).join(', '),
                        })}
                      >
                        {dayOf(date)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.length === 0 ? (
        <p className={classes['quiet']}>{t('none')}</p>
      ) : (
        <ul className={classes['names']} aria-label={t('days', { month: title })}>
          {holidays.map((holiday) => (
            <HolidayName key={holiday.id ?? `${holiday.date} ${holiday.name}`} holiday={holiday} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HolidayName({ holiday, onOpen }: { holiday: HolidayRow; onOpen: OnOpen }) {
  const say = useSay();
  const { locale } = useLocale();
  const name = typeName(holiday, locale);
  const where = holiday.states.join(', ') || say(HOLIDAY_TYPE_NAMES[holiday.type]);
  return (
    <li className={classes['tone']} data-type={holiday.type}>
      <span className={classes['dot']} aria-hidden />
      <span className="tabular">{dayOf(calendarDate(holiday.date))}</span>
      <span>
        {holiday.id === null ? (
          name
        ) : (
          <button type="button" className={`${classes['open']} plain-button`} onClick={() => onOpen(holiday)}>
            {name}
          </button>
        )}{' '}
        <small>{where}</small> <CertaintyNote holiday={holiday} />
      </span>
    </li>
  );
}

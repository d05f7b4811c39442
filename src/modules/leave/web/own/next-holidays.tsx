import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import { DayText } from '../leave-parts.tsx';
import { typeName } from '../leave-words.ts';
import { CertaintyNote } from '../holiday/certainty.tsx';
import { MY_LEAVE } from './my-leave.messages.ts';
import classes from './own.module.css';

const SHOWN = 4;

/** The next days off at the own branch. */
export function NextHolidays() {
  const t = useT(MY_LEAVE);
  const { locale } = useLocale();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const own = useEndpoint(listHolidays, { year, mine: true }, { quiet: true });
  const now = own.data?.data.filter(({ date }) => date >= today);
  const few = now !== undefined && now.length < SHOWN;
  const later = useEndpoint(listHolidays, { year: year + 1, mine: true }, { quiet: true, enabled: few });
  const waits = own.isPending || (few && later.isPending);
  if (!now && !waits) return null;
  const next = [...(now ?? []), ...(few ? (later.data?.data ?? []) : [])].slice(0, SHOWN);
  return (
    <section className={classes['holidays']}>
      <h2 className="small strong">{t('nextHolidays')}</h2>
      {waits ? (
        <ul className="list small" aria-hidden>
          {Array.from({ length: SHOWN }, (_, at) => (
            <li key={at}>{'\u00A0'}</li>
          ))}
        </ul>
      ) : next.length === 0 ? (
        <p>{t('noHolidays')}</p>
      ) : (
        <ul className="list small">
          {next.map((holiday) => (
            <li key={holiday.id ?? `${holiday.date} ${holiday.name}`}>
              <DayText value={holiday.date} />
              <span>
                {typeName(holiday, locale)} <CertaintyNote holiday={holiday} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

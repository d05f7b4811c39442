import { calendarDate, daysInclusive } from '#platform/contract/dates.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import type { HolidayBlock } from '../../contract/dashboard.schema.ts';
import { EMPLOYEE_CARD_MESSAGES as M } from './employee-cards.messages.ts';
import classes from './employee-cards.module.css';

/** The next public holidays of the state in which the person works. */
export function HolidayCard() {
  const t = useT(M);
  const { locale } = useLocale();
  const today = useToday();
  const holidays = useBlock<HolidayBlock>('holidays')?.holidays ?? [];
  const away = (date: string) => {
    const n = daysInclusive(today, calendarDate(date)) - 1;
    return n <= 0 ? t('today') : n === 1 ? t('tomorrow') : t('inDays', { n });
  };
  return (
    <BlockCard title={M.holidays}>
      {holidays.length === 0 && <p className={classes['quiet']}>{t('noHoliday')}</p>}
      <ul className={`${classes['lines']} bare`}>
        {holidays.map((holiday) => (
          <li key={holiday.date + holiday.name_en} className={classes['holiday']}>
            <DateText value={holiday.date} />
            <span>
              {locale === 'ms' ? holiday.name_ms : holiday.name_en}
              {holiday.tentative && <small className="note">{t('tentative')}</small>}
            </span>
            <span className={classes['away']}>{away(holiday.date)}</span>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}

import { ActionIcon, Button } from '@mantine/core';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { addDays } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FilterControl } from '#platform/web/ui/filter/filter-control.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { addressWith, useDateFilter, useDay } from './day-filter.ts';
import classes from './day-head.module.css';
import { MANAGE } from './manage.messages.ts';

/** On a phone: the day that is shown, between the one before and the one after. */
export function DayHead() {
  const t = useT(MANAGE);
  const say = useSay();
  const search = useSearch();
  const today = useToday();
  const date = useDay();
  const filter = useDateFilter();
  const show = (day: string) => navigate(addressWith(search, { date: day === today ? '' : day }), { replace: true });
  const arrow = (name: string, icon: string, by: number) => (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={name} onClick={() => show(addDays(date, by))}>
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <div className={`${classes['head']} row`}>
      {arrow(t('dayBefore'), 'chevron-left', -1)}
      <span className="strong">{say(shortWeekday(date))}</span>
      <FilterControl filter={filter} values={{ date }} onChange={({ date: day }) => show(day ?? '')} wide={false} />
      {arrow(t('dayAfter'), 'chevron-right', 1)}
      {date !== today && (
        <Button variant="subtle" className={classes['today']} onClick={() => show('')}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import classes from './day-bar.module.css';

const W = defineMessages({
  ...everyday('date'),
  dayBefore: { en: 'Previous day', ms: 'Hari sebelumnya' },
  dayAfter: { en: 'Next day', ms: 'Hari seterusnya' },
});

interface DayBarProps {
  readonly date: CalendarDate;
  readonly onChange: (date: CalendarDate) => void;
  /** What is done with the day. */
  readonly children?: ReactNode;
}

/** A day, with the way to the one before and after it. */
export function DayBar({ date, onChange, children }: DayBarProps) {
  const t = useT(W);
  const say = useSay();
  return (
    <div className={`${classes['bar']} wrap`}>
      <ActionIcon variant="default" size={44} aria-label={t('dayBefore')} onClick={() => onChange(addDays(date, -1))}>
        <Icon name="chevron-left" size={16} />
      </ActionIcon>
      <DateInput label={t('date')} value={date} onChange={(next) => next && onChange(next)} />
      <ActionIcon variant="default" size={44} aria-label={t('dayAfter')} onClick={() => onChange(addDays(date, 1))}>
        <Icon name="chevron-right" size={16} />
      </ActionIcon>
      <span className="quiet">{say(shortWeekday(date))}</span>
      {children}
    </div>
  );
}

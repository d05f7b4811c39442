import { ActionIcon } from '@mantine/core';
import { addMonths, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useLocale, useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import classes from './month-head.module.css';

const MESSAGES = defineMessages({
  earlier: { en: 'Previous month', ms: 'Bulan sebelumnya' },
  later: { en: 'Next month', ms: 'Bulan seterusnya' },
});

/** The month that is shown, between the one before and the one after. @param month its first day */
export function MonthHead({ month, onMonth }: { month: CalendarDate; onMonth: (month: CalendarDate) => void }) {
  const t = useT(MESSAGES);
  const { locale } = useLocale();
  return (
    <div className={`${classes['head']} apart`}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('earlier')} onClick={() => onMonth(addMonths(month, -1))}>
        <Icon name="chevron-left" />
      </ActionIcon>
      <h2 aria-live="polite">{formatMonth(month, locale)}</h2>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('later')} onClick={() => onMonth(addMonths(month, 1))}>
        <Icon name="chevron-right" />
      </ActionIcon>
    </div>
  );
}

/** Rest days and public holidays that were worked, one row a day: the Act pays them by the day. */
import { ActionIcon, Button } from '@mantine/core';
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import { DateInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MAX_DAYS_OFF, type WorkedDayOff } from '../../contract/payroll-inputs.ts';
import { Amount, Choice, Fact, useEditor } from './editor.tsx';
import { changeCalculation } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import classes from './fields.module.css';

export function DaysOff() {
  const t = useT(PROCESS);
  const { draft, edit, readOnly, errors } = useEditor();
  const days = draft.calculation.days_off_worked ?? [];
  const put = (next: readonly WorkedDayOff[]) => edit((before) => changeCalculation(before, { days_off_worked: [...next] }));
  const change = (at: number, values: Partial<WorkedDayOff>) => put(days.map((day, index) => (index === at ? { ...day, ...values } : day)));
  const kinds = [
    { value: 'rest_day', label: t('rest_day_hours') },
    { value: 'public_holiday', label: t('holiday_hours') },
  ] as const;
  const { start_date, end_date } = draft.form;
  if (readOnly && days.length === 0) return null;
  return (
    <section className={`${classes['fields']} stack`} aria-label={t('daysOff')}>
      <h3 className={classes['subhead']}>{t('daysOff')}</h3>
      {days.length > 0 && (
        <ul className={`${classes['lines']} list`}>
          {days.map((day, at) => {
            const path = `calculation.days_off_worked.${at}`;
            return (
              <li key={at} className={classes['dayOff']}>
                <Choice label={t('dayOffKind')} value={day.kind} data={kinds} onChange={(kind) => change(at, { kind })} />
                {readOnly ? (
                  <span />
                ) : (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    className={classes['remove']}
                    aria-label={t('removeDayOff', { n: at + 1 })}
                    onClick={() => put(days.filter((_, index) => index !== at))}
                  >
                    <Icon name="delete" size={16} />
                  </ActionIcon>
                )}
                {readOnly ? (
                  <Fact label={t('dayOffDate')}>{formatDate(day.date)}</Fact>
                ) : (
                  <DateInput
                    label={t('dayOffDate')}
                    min={calendarDate(start_date)}
                    max={calendarDate(end_date)}
                    error={errors[`${path}.date`] ?? null}
                    value={day.date ? calendarDate(day.date) : null}
                    onChange={(date) => change(at, { date })}
                  />
                )}
                <Amount label={t('hours')} path={`${path}.hours`} value={day.hours} onChange={(hours) => change(at, { hours: hours ?? 0 })} />
              </li>
            );
          })}
        </ul>
      )}
      {!readOnly && days.length < MAX_DAYS_OFF && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => put([...days, { kind: days.at(-1)?.kind ?? 'rest_day', date: null, hours: draft.calculation.rules.hours_per_day }])}
          >
            {t('addDayOff')}
          </Button>
        </div>
      )}
    </section>
  );
}

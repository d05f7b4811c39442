import { ActionIcon } from '@mantine/core';
import type { z } from 'zod';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { BLANK_SESSION, SessionRows } from '#platform/web/forms/session-rows.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DAY_TYPES, type ScheduleDay, type workScheduleForm } from '../contract/work-schedule.schema.ts';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';

type Form = ZodForm<z.input<typeof workScheduleForm>>;

const KINDS = DAY_TYPES.map((value) => ({ value, label: SCHEDULE[value] }));

/** The seven days, a line for each: what kind it is, and its sessions, which the days below can take over. */
export function WeekFields({ form, flexible }: { form: Form; flexible: boolean }) {
  const days = (form.get('days') ?? []) as readonly ScheduleDay[];
  const copyDown = (from: number) => {
    const source = days[from];
    if (!source) return;
    form.set(
      'days',
      days.map((day, at) => (at > from && day.day_type === 'Working' ? { ...day, sessions: source.sessions } : day)),
    );
  };
  const lastWorking = days.findLastIndex(({ day_type }) => day_type === 'Working');
  return (
    <div>
      {days.map((day, at) => (
        <DayFields
          key={day.weekday}
          form={form}
          day={day}
          at={at}
          flexible={flexible}
          onCopy={at < lastWorking && day.sessions.length > 0 ? () => copyDown(at) : undefined}
        />
      ))}
    </div>
  );
}

interface DayFieldsProps {
  readonly form: Form;
  readonly day: ScheduleDay;
  readonly at: number;
  readonly flexible: boolean;
  /** Absent where no working day follows, or there is nothing to copy. */
  readonly onCopy: (() => void) | undefined;
}

function DayFields({ form, day, at, flexible, onCopy }: DayFieldsProps) {
  const t = useT(SCHEDULE);
  const say = useSay();
  const name = say(WEEKDAYS[at]?.label ?? { en: '', ms: '' });
  const sessions = `days.${at}.sessions` as const;
  const working = day.day_type === 'Working' && !flexible;
  return (
    <div className={classes['planDay']}>
      <span className="strong small" aria-hidden>
        {name}
      </span>
      <SelectField
        form={form}
        name={`days.${at}.day_type`}
        label={name}
        options={KINDS}
        clearable={false}
        onChanged={(kind) =>
          form.set(sessions, kind === 'Working' && !flexible && day.sessions.length === 0 ? [BLANK_SESSION] : kind === 'Working' ? day.sessions : [])
        }
      />
      {working && <SessionRows form={form} name={sessions} day={name} />}
      {working && onCopy && (
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('copyDown', { day: name })} title={t('copyDown', { day: name })} onClick={onCopy}>
          <Icon name="copy" size={16} />
        </ActionIcon>
      )}
    </div>
  );
}

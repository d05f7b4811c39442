import { Button } from '@mantine/core';
import type { z } from 'zod';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { BLANK_SESSION, SessionRows } from '#platform/web/forms/session-rows.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DAY_TYPES, type ScheduleDay, type workScheduleForm } from '../contract/work-schedule.schema.ts';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';

type Form = ZodForm<z.input<typeof workScheduleForm>>;

const KINDS = DAY_TYPES.map((value) => ({ value, label: SCHEDULE[value] }));

/** The seven days: what kind each is, and its sessions. */
export function WeekFields({ form, flexible }: { form: Form; flexible: boolean }) {
  const t = useT(SCHEDULE);
  const days = (form.get('days') ?? []) as readonly ScheduleDay[];
  const first = days.find(({ day_type, sessions }) => day_type === 'Working' && sessions.length > 0);
  const copy = () =>
    form.set(
      'days',
      days.map((day) => (day.day_type === 'Working' && first ? { ...day, sessions: first.sessions } : day)),
    );
  return (
    <>
      <div>
        {days.map((day, at) => (
          <DayFields key={day.weekday} form={form} day={day} at={at} flexible={flexible} />
        ))}
      </div>
      {!flexible && first && (
        <div>
          <Button variant="default" size="xs" onClick={copy}>
            {t('copyDay')}
          </Button>
        </div>
      )}
    </>
  );
}

function DayFields({ form, day, at, flexible }: { form: Form; day: ScheduleDay; at: number; flexible: boolean }) {
  const say = useSay();
  const name = say(WEEKDAYS[at]?.label ?? { en: '', ms: '' });
  const sessions = `days.${at}.sessions` as const;
  const working = day.day_type === 'Working' && !flexible;
  return (
    <div className={classes['planDay']}>
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
    </div>
  );
}

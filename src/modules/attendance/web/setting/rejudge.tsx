import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { startOfMonth } from '#platform/contract/dates.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { rejudgeAttendance } from '../../contract/setting/attendance-setting.endpoints.ts';
import { ATTENDANCE_READS } from '../attendance-reads.ts';
import { SETTING } from './setting.messages.ts';
import classes from './setting.module.css';

const JOB = 'attendance.rejudge';
const ALL = 100;

/** Judges the days of this month again by what holds now. */
export function Rejudge() {
  const t = useT(SETTING);
  const today = useToday();
  const invalidate = useInvalidate();
  const { run } = useWrite(rejudgeAttendance, { invalidates: ATTENDANCE_READS });
  const [percent, setPercent] = useState<number | null>(null);
  const form = useZodForm(rejudgeAttendance.input, {
    initial: { from_date: startOfMonth(today) },
    onSubmit: async (values) => {
      const { data } = await run(values);
      if (data.rejudged === null) setPercent(0);
    },
  });
  useLive('job_progress', ({ data }) => {
    const announced = data as { readonly job?: string; readonly percent?: number } | null;
    if (announced?.job !== JOB) return;
    const done = announced.percent ?? 0;
    setPercent(done < ALL ? done : null);
    if (done >= ALL) void invalidate(...ATTENDANCE_READS);
  });
  return (
    <section className={`${classes['part']} card stack`} aria-labelledby="rejudge">
      <div>
        <h2 id="rejudge" className="title">
          {t('rejudge')}
        </h2>
        <p className="note flush">{t('rejudgeNote')}</p>
      </div>
      <form noValidate className={classes['rejudge']} onSubmit={(event) => void form.submit(event)}>
        <DateField form={form} name="from_date" label={SETTING.fromDate} min={startOfMonth(today)} max={today} />
        <Button type="submit" variant="default" loading={form.busy} disabled={percent !== null}>
          {t('rejudge')}
        </Button>
      </form>
      {percent !== null && <Progress value={percent} animated aria-label={t('progress')} />}
    </section>
  );
}

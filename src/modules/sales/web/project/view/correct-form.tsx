import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { clockTime, DEFAULT_TIME_ZONE, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { minuteOf } from '#platform/contract/time/sessions.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { z } from 'zod';
import { date, optional, optionalDate, text, timeOfDay } from '#platform/contract/fields.ts';
import { correctSchedule } from '../../../contract/field/field.endpoints.ts';
import type { ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { SCHEDULE_READS } from '../../sales-reads.ts';
import { DETAIL } from './schedule-detail.messages.ts';

/** As they are typed: a day and a time of the company each. */
const typed = z.object({
  in_date: date(),
  in_time: timeOfDay(),
  out_date: optionalDate(),
  out_time: optional(timeOfDay()),
  overtime_minutes: z.number().int().min(0).max(720),
  reason: text(3, 255),
});

export function CorrectForm({ detail, onClose }: { detail: ScheduleDetail; onClose: () => void }) {
  const zone = useTimeZone() ?? DEFAULT_TIME_ZONE;
  const { run } = useWrite(correctSchedule, { invalidates: SCHEDULE_READS });
  const { checkin, checkout } = detail;
  const from = checkin ? clockTime(checkin.recorded_at, zone) : `${detail.date} ${detail.start_time}`;
  const to = checkout && clockTime(checkout.recorded_at, zone);
  const instant = (day: string, time: string) => instantOnLine(onLine(day as CalendarDate, minuteOf(time as TimeOfDay)), zone);
  const form = useZodForm(typed, {
    initial: {
      in_date: from.slice(0, 10),
      in_time: from.slice(11, 16),
      out_date: to?.slice(0, 10) ?? detail.date,
      out_time: to?.slice(11, 16) ?? '',
      overtime_minutes: detail.overtime_minutes,
      reason: '',
    },
    onSubmit: async (_values, { in_date, in_time, out_date, out_time, overtime_minutes, reason }) => {
      const checkout_at = out_date && out_time ? instant(out_date, out_time) : null;
      await run({ id: detail.id, checkin_at: instant(in_date, in_time), checkout_at, overtime_minutes, reason });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={DETAIL.correct} form={form} size={480}>
      <FormRow>
        <DateField form={form} name="in_date" label={DETAIL.inDate} />
        <TimeField form={form} name="in_time" label={DETAIL.checkIn} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="out_date" label={DETAIL.outDate} />
        <TimeField form={form} name="out_time" label={DETAIL.checkOut} />
      </FormRow>
      <NumberField form={form} name="overtime_minutes" label={DETAIL.overtimeMinutes} description={DETAIL.overtimeHint} min={0} max={720} />
      <TextField form={form} name="reason" label={DETAIL.reason} maxLength={255} />
    </FormDrawer>
  );
}

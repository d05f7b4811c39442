/** The fields of an application, with the days counted beside them while the dates are chosen. */
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { RadioField, SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { DURATION_NAMES, LEAVE_DURATIONS, type LeaveDuration } from '../../contract/leave-duration.ts';
import type { LeaveCalculation, TypeOption } from '../../contract/leave.schema.ts';
import { DayTable } from '../detail/leave-body.tsx';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { FORM } from './form.messages.ts';
import classes from './form.module.css';

export interface LeaveValues {
  leave_type_id: number;
  start_date: string;
  end_date: string;
  duration?: LeaveDuration | undefined;
  reason: string;
  contact_phone?: string | null | undefined;
  relief_employee_id?: number | '' | null | undefined;
  documents?: unknown;
}

const HALVES = LEAVE_DURATIONS.map((value) => ({ value, label: DURATION_NAMES[value] }));

export interface Asked {
  readonly leave_type_id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly duration: LeaveDuration;
  readonly documents: number;
}

/** The dates as far as they are chosen: an end that was not typed is the start. */
export function askedOf(values: Partial<Record<keyof LeaveValues, unknown>>): Asked | null {
  const { leave_type_id, start_date, end_date, duration, documents } = values;
  if (typeof leave_type_id !== 'number' || typeof start_date !== 'string' || start_date === '') return null;
  const end = typeof end_date === 'string' && end_date !== '' ? end_date : start_date;
  const half = start_date === end && (duration === 'Morning' || duration === 'Afternoon') ? duration : 'Full';
  return { leave_type_id, start_date, end_date: end, duration: half, documents: Array.isArray(documents) ? documents.length : 0 };
}

export function DateFields<V extends LeaveValues>({ form, types }: { form: ZodForm<V>; types: readonly TypeOption[] }) {
  const t = useT(FORM);
  const { locale } = useLocale();
  const fields = form as unknown as ZodForm<LeaveValues>;
  const type = types.find(({ id }) => id === fields.values.leave_type_id);
  const oneDay = fields.values.start_date !== '' && (fields.values.end_date === '' || fields.values.end_date === fields.values.start_date);
  const options = types.map((option) => {
    const name = typeName(option, locale);
    return { value: String(option.id), label: option.balance === null ? name : t('typeLeft', { name, days: option.balance }) };
  });
  return (
    <>
      <SelectField form={fields} name="leave_type_id" label={W.type} options={options} number clearable={false} />
      <FormRow>
        <DateField
          form={fields}
          name="start_date"
          label={FORM.from}
          onChanged={(value) => {
            // The end follows the start until it is chosen itself.
            if (typeof value === 'string' && (!fields.values.end_date || fields.values.end_date < value)) fields.set('end_date', value);
          }}
        />
        <DateField form={fields} name="end_date" label={FORM.to} min={fields.values.start_date || undefined} />
      </FormRow>
      {type?.allow_half_day && oneDay && <RadioField form={fields} name="duration" label={FORM.half} options={HALVES} />}
    </>
  );
}

export function WordFields<V extends LeaveValues>({ form, types }: { form: ZodForm<V>; types: readonly TypeOption[] }) {
  const t = useT(FORM);
  const fields = form as unknown as ZodForm<LeaveValues>;
  const type = types.find(({ id }) => id === fields.values.leave_type_id);
  const rule =
    type?.attachment === 'Required'
      ? t('certificate')
      : type?.attachment === 'Required if >N'
        ? t('certificateAfter', { days: type.attachment_after_days ?? 0 })
        : undefined;
  return (
    <>
      <TextField form={fields} name="reason" label={W.reason} rows={2} maxLength={500} />
      <PhoneField form={fields} name="contact_phone" label={W.contact} />
      {type && type.attachment !== 'None' && (
        <FileField form={fields} name="documents" label={W.documents} description={rule} required={type.attachment === 'Required'} />
      )}
    </>
  );
}

/** What the application would cost, day by day, and what stands against it. */
export function Cost({ answer, asked, busy }: { answer: LeaveCalculation | undefined; asked: boolean; busy: boolean }) {
  const t = useT(FORM);
  if (!asked) return <p className={classes['quiet']}>{t('pick')}</p>;
  if (!answer) return busy ? <Skeletons shape="detail" count={3} /> : null;
  const refusals = [...new Set(Object.values(answer.errors).flat())];
  return (
    <section className={classes['cost']} aria-live="polite" aria-busy={busy}>
      <p className={classes['sum']}>
        <strong>{t('costs', { days: dayCount(answer.total_days) })}</strong>
        <span>{answer.balance_after === null ? t('noBalance') : t('leaves', { days: dayCount(answer.balance_after) })}</span>
      </p>
      {refusals.length > 0 && (
        <ul className={classes['refusals']}>
          {refusals.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {answer.days.length > 1 && answer.days.length <= 31 && <DayTable days={answer.days} />}
    </section>
  );
}

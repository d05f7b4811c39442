/** The fields of an application, with the days counted beside them while the dates are chosen. */
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { RadioField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { leaveDurationLabel, LEAVE_DURATIONS, type LeaveDuration } from '../../contract/application/leave-duration.ts';
import type { LeaveCalculation, TypeOption } from '../../contract/leave.schema.ts';
import { DayText } from '../leave-parts.tsx';
import { DAY_REASON_NAMES, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { FORM } from './form.messages.ts';
import classes from './form.module.css';

export interface LeaveValues {
  leave_type_id: number;
  start_date: string;
  end_date: string;
  duration?: LeaveDuration | undefined;
  birth_date?: string | null | undefined;
  reason: string;
  contact_phone?: string | null | undefined;
  relief_employee_id?: number | '' | null | undefined;
  documents?: unknown;
}

/** As the list will call it: a day of its own stands for any. */
const HALVES = LEAVE_DURATIONS.map((value) => ({ value, label: leaveDurationLabel('2026-01-01', '2026-01-01', value) }));

export interface Asked {
  readonly leave_type_id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly duration: LeaveDuration;
  readonly birth_date: string | null;
  readonly documents: number;
}

/** Stands in for the dates while there are none; it is never sent. */
export const NOTHING_ASKED: Asked = { leave_type_id: 0, start_date: '', end_date: '', duration: 'Full', birth_date: null, documents: 0 };

/** The dates as far as they are chosen: an end that was not typed is the start. */
export function askedOf(values: Partial<Record<keyof LeaveValues, unknown>>): Asked | null {
  const { leave_type_id, start_date, end_date, duration, birth_date, documents } = values;
  if (typeof leave_type_id !== 'number' || typeof start_date !== 'string' || start_date === '') return null;
  const end = typeof end_date === 'string' && end_date !== '' ? end_date : start_date;
  const half = start_date === end && (duration === 'Morning' || duration === 'Afternoon') ? duration : 'Full';
  const birth = typeof birth_date === 'string' && birth_date !== '' ? birth_date : null;
  return { leave_type_id, start_date, end_date: end, duration: half, birth_date: birth, documents: Array.isArray(documents) ? documents.length : 0 };
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
      {type?.asks_birth && <DateField form={fields} name="birth_date" label={W.birth} description={FORM.birthHint} required />}
      {type?.allow_half_day && oneDay && <RadioField form={fields} name="duration" label={FORM.half} options={HALVES} />}
    </>
  );
}

export interface WordFieldsProps<V> {
  readonly form: ZodForm<V>;
  readonly types: readonly TypeOption[];
  /** Finds who may stand in. */
  readonly colleagues: (keyword: string) => Promise<Option[]>;
}

export function WordFields<V extends LeaveValues>({ form, types, colleagues }: WordFieldsProps<V>) {
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
      <SearchSelect form={fields} name="relief_employee_id" label={W.relief} load={colleagues} number clearable />
      <PhoneField form={fields} name="contact_phone" label={W.contact} />
      {type && type.attachment !== 'None' && (
        <FileField form={fields} name="documents" label={W.documents} description={rule} required={type.attachment === 'Required'} />
      )}
    </>
  );
}

/** What the application would cost, which of its days are not counted, and what stands against it. */
export function Cost({ answer, asked, busy }: { answer: LeaveCalculation | undefined; asked: boolean; busy: boolean }) {
  const t = useT(FORM);
  if (!asked) return <p className="quiet small flush">{t('pick')}</p>;
  if (!answer) return busy ? <Skeletons shape="detail" count={3} /> : null;
  const refusals = [...new Set(Object.values(answer.errors).flat())];
  return (
    <section className={classes['cost']} aria-live="polite" aria-busy={busy}>
      <p className={classes['sum']}>
        <strong>{t('costs', { days: answer.total_days })}</strong>
        <span>{answer.balance_after === null ? t('noBalance') : t('leaves', { days: answer.balance_after })}</span>
      </p>
      {refusals.length > 0 && (
        <ul className={classes['refusals']}>
          {refusals.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {answer.warnings.map((text) => (
        <p key={text} className={classes['warning']}>
          <Icon name="alert" size={16} />
          {text}
        </p>
      ))}
      <Excluded days={answer.days} />
    </section>
  );
}

/** Days that cost nothing, or half of what was asked, with the reason. */
function Excluded({ days }: { days: LeaveCalculation['days'] }) {
  const t = useT(FORM);
  const reason = useT(DAY_REASON_NAMES);
  const excluded = days.filter(({ part, value }) => value < (part === 'Full' ? 1 : 0.5));
  if (excluded.length === 0) return null;
  return (
    <>
      <p className="quiet small flush">{t('excluded')}</p>
      <ul className={classes['excluded']}>
        {excluded.map(({ date, value, reason: why, note }) => (
          <li key={date}>
            <DayText value={date} />
            <span>
              {note ?? reason(why)}
              {value > 0 && ` · ${t('halfCounted')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { hoursOfWeek, warningsOf } from '../contract/week-of-work.ts';
import { workSchedules } from '../contract/work-schedule.register.ts';
import { SCHEDULE_TYPES, workScheduleForm } from '../contract/work-schedule.schema.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';
import { SCHEDULE } from './schedule.messages.ts';
import { WeekFields } from './week-fields.tsx';

const OFFICE = [{ start_time: '09:00', end_time: '18:00' }];
/** An office of five days, as most begin. */
const NEW = {
  name: '',
  code: '',
  type: 'Fixed' as const,
  days: Array.from({ length: 7 }, (_, at) => ({
    weekday: at + 1,
    day_type: at < 5 ? ('Working' as const) : at === 5 ? ('Off Day' as const) : ('Rest Day' as const),
    sessions: at < 5 ? OFFICE : [],
  })),
  break_minutes: 60,
  flexible_hours: null,
  ontime_checkin_minutes: null,
  ontime_checkout_minutes: null,
  status: 'Active' as const,
};
const TYPES = SCHEDULE_TYPES.map((value) => ({ value, label: SCHEDULE[value] }));

type FormProps = RecordFormProps<typeof workSchedules>;

/** The first schedule of a company is proposed as the default: otherwise nobody would be on it. */
export function WorkScheduleForm(props: FormProps) {
  const isNew = props.row === null;
  const { data, error } = useEndpoint(workSchedules.list, { per_page: 1 }, { enabled: isNew, quiet: true });
  if (isNew && !data && !error) return null;
  return <ScheduleFields {...props} first={data?.meta.total === 0} />;
}

function ScheduleFields({ row, readOnly, onClose, first }: FormProps & { readonly first: boolean }) {
  const form = useRecordForm(workSchedules, row, { ...NEW, is_default: first }, { stale: SCHEDULE_READS, onDone: onClose });
  const flexible = form.get('type') === 'Flexible';
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? SCHEDULE.addTitle} form={form} readOnly={readOnly} size={720}>
      <FormRow>
        <TextField form={form} name="name" label={SCHEDULE.name} maxLength={100} />
        <TextField form={form} name="code" label={SCHEDULE.code} maxLength={20} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="type" label={SCHEDULE.type} options={TYPES} clearable={false} />
        {flexible ? (
          <NumberField form={form} name="flexible_hours" label={SCHEDULE.flexibleHours} min={1} max={16} decimals={2} />
        ) : (
          <NumberField form={form} name="break_minutes" label={SCHEDULE.breakMinutes} description={SCHEDULE.breakHint} min={0} max={240} />
        )}
        <ActiveField form={form} />
      </FormRow>
      <SwitchField form={form} name="is_default" label={SCHEDULE.isDefault} description={SCHEDULE.defaultHint} />
      <FormSection title={SCHEDULE.days}>
        <WeekFields form={form} flexible={flexible} />
        <WeekSum values={form.values} />
      </FormSection>
      <FormSection title={SCHEDULE.onTime} note={SCHEDULE.onTimeNote}>
        <FormRow>
          <NumberField form={form} name="ontime_checkin_minutes" label={SCHEDULE.checkIn} min={0} max={120} />
          <NumberField form={form} name="ontime_checkout_minutes" label={SCHEDULE.checkOut} min={0} max={120} />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}

/** What the week comes to, and where it goes beyond the law; it may be saved all the same. */
function WeekSum({ values }: { values: unknown }) {
  const t = useT(SCHEDULE);
  const say = useSay();
  const days = workScheduleForm.shape;
  const parsed = days.days.safeParse(Reflect.get(values as object, 'days'));
  if (!parsed.success) return null;
  const [type, pause, hours] = ['type', 'break_minutes', 'flexible_hours'].map((key) => Reflect.get(values as object, key) as unknown);
  const week = { type: String(type), days: parsed.data, break_minutes: Number(pause ?? 0), flexible_hours: typeof hours === 'number' ? hours : null };
  const warnings = warningsOf(week);
  return (
    <>
      <p className="strong flush">{t('weekHours', { n: Math.round(hoursOfWeek(week) * 100) / 100 })}</p>
      {warnings.length > 0 && (
        <ul className="cautions" role="status">
          {warnings.map((warning) => (
            <li key={warning.en}>{say(warning)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

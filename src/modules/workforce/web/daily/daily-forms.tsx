import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { confirmDay, correctPresence, MOST_HOURS, MOST_PHOTOS, reopenDay, type DailyReport, type DayPerson } from '../../contract/daily.endpoints.ts';
import type { ProjectRow } from '../../contract/project.register.ts';
import { WOM_READS } from '../wom-reads.ts';
import { DAILY as W } from './daily.messages.ts';

interface Props {
  readonly project: ProjectRow;
  readonly onClose: () => void;
}

const QUARTERS = 4;
/** Hours of a person as the form asks for them: those that were worked, else those of the shift. */
const hoursOf = ({ minutes, planned_minutes }: DayPerson) => Math.round(((minutes || planned_minutes) / 60) * QUARTERS) / QUARTERS;

/** Whether somebody was there, otherwise than attendance says, and why. */
export function CorrectForm({ project, date, person, onClose }: Props & { readonly date: CalendarDate; readonly person: DayPerson }) {
  const t = useT(W);
  const { run } = useWrite(correctPresence, { invalidates: WOM_READS });
  const form = useZodForm(correctPresence.input, {
    initial: { project_id: project.id, date, deployment_id: person.deployment_id, present: person.state !== 'present', hours: hoursOf(person), reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('correctOf', { name: person.employee.name })} form={form} submit={W.save} size={440}>
      <SwitchField form={form} name="present" label={W.wasPresent} />
      {form.values.present === true && (
        <NumberField form={form} name="hours" label={W.hoursWorked} min={0} max={MOST_HOURS} step={1 / QUARTERS} decimals={2} suffix=" h" />
      )}
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

/** What is noted of a day, and its confirmation. */
export function ConfirmForm({ project, day, onClose }: Props & { readonly day: DailyReport }) {
  const t = useT(W);
  const { run } = useWrite(confirmDay, { invalidates: WOM_READS });
  const { date, weather, incidents, remark, photos } = day;
  const form = useZodForm(confirmDay.input, {
    initial: { project_id: project.id, date, weather: weather ?? '', incidents: incidents ?? '', remark: remark ?? '', photos: photos.map(({ file }) => file) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.confirmDay} form={form} submit={W.confirm} size={440}>
      <p className="quiet flush">{t('fixed')}</p>
      <TextField form={form} name="weather" label={W.weather} maxLength={100} />
      <TextField form={form} name="incidents" label={W.incidents} rows={3} maxLength={1000} />
      <TextField form={form} name="remark" label={W.remark} rows={3} maxLength={1000} />
      <FileField form={form} name="photos" label={W.photos} extensions={IMAGE_EXTENSIONS} maxFiles={MOST_PHOTOS} stored={photos} />
    </FormDrawer>
  );
}

/** Why a confirmed day is opened again. */
export function ReopenForm({ project, date, onClose }: Props & { readonly date: CalendarDate }) {
  const { run } = useWrite(reopenDay, { invalidates: WOM_READS });
  const form = useZodForm(reopenDay.input, {
    initial: { project_id: project.id, date, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.reopen} form={form} submit={W.reopen} size={440}>
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

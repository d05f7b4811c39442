import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { needs, type NeedRow, type ProjectRow } from '../contract/project.register.ts';
import { useKinds } from './certificate/use-kinds.ts';
import { usePositions } from './use-positions.ts';
import { WOM_READS } from './wom-reads.ts';
import { WOM as W } from './wom.messages.ts';

/** What a project needs of one position on one shift. */
export function NeedForm({ project, row, onClose }: { project: ProjectRow; row: NeedRow | null; onClose: () => void }) {
  const fresh = {
    position_id: null,
    shift_name: '',
    start_time: '08:00',
    end_time: '17:00',
    weekdays: [1, 2, 3, 4, 5],
    headcount: 1,
    start_date: project.start_date,
    end_date: project.end_date,
    break_minutes: 60,
    certificate_kind_ids: [],
    certificates: '',
    cost_rate: null,
    overtime_rate: null,
    bill_rate: null,
  };
  const t = useT(W);
  const readOnly = !useCan('/wom/project', 'Update');
  const seesCosts = useCan('/wom/project', 'Cost');
  const form = useRecordForm(needs, row, fresh, { under: { project_id: project.id }, stale: WOM_READS, onDone: onClose });
  const { cost_rate, bill_rate } = form.values;
  const isBelow = typeof cost_rate === 'number' && typeof bill_rate === 'number' && bill_rate < cost_rate;
  return (
    <FormDrawer opened onClose={onClose} title={row ? W.needs : W.needAdd} form={form} readOnly={readOnly} size={560}>
      <FormRow>
        <SelectField form={form} name="position_id" label={W.position} options={usePositions()} number searchable />
        <NumberField form={form} name="headcount" label={W.headcount} min={1} max={500} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="shift_name" label={W.shift} maxLength={60} />
        <TimeField form={form} name="start_time" label={W.begins} />
        <TimeField form={form} name="end_time" label={W.ends} />
        <NumberField form={form} name="break_minutes" label={W.breakMinutes} min={0} max={240} suffix=" min" />
      </FormRow>
      <MultiSelectField form={form} name="weekdays" label={W.weekdays} options={WEEKDAYS} number />
      <FormRow>
        <DateField form={form} name="start_date" label={W.from} />
        <DateField form={form} name="end_date" label={W.to} />
      </FormRow>
      {!seesCosts && !row && <p className="note flush">{t('rateOpen')}</p>}
      {seesCosts && (
        <>
          <FormRow>
            <MoneyField form={form} name="cost_rate" label={W.costRate} required />
            <MoneyField form={form} name="bill_rate" label={W.billRate} />
          </FormRow>
          <div role="status">{isBelow && <p className="cautions">{t('billBelow')}</p>}</div>
          <MoneyField form={form} name="overtime_rate" label={W.overtimeRate} description={W.overtimeHint} />
        </>
      )}
      <MultiSelectField form={form} name="certificate_kind_ids" label={W.certificates} description={W.certificatesHint} options={useKinds()} number />
      <TextField form={form} name="certificates" label={W.alsoNeeded} rows={2} maxLength={300} />
    </FormDrawer>
  );
}

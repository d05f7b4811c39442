import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { MOST_HEADS, saveNeed, type NeedRow } from '../../../../contract/need/need.endpoints.ts';
import type { ProjectDetail } from '../../../../contract/project/project.schema.ts';
import { PLANNER_READS } from '../../../sales-reads.ts';
import { PROJECT } from '../../project.messages.ts';
import { outletOptions } from '../project-options.ts';
import { VIEW } from '../view.messages.ts';
import { PLAN } from './plan.messages.ts';

interface NeedFormProps {
  readonly project: ProjectDetail;
  /** null: a new one. */
  readonly need: NeedRow | null;
  readonly onClose: () => void;
}

/** How many promoters an outlet needs on which weekdays, from when to when. */
export function NeedForm({ project, need, onClose }: NeedFormProps) {
  const { run } = useWrite(saveNeed, { invalidates: PLANNER_READS });
  const form = useZodForm(saveNeed.input, {
    initial: {
      id: project.id,
      need_id: need?.id,
      outlet_id: need?.outlet.id,
      weekdays: need?.weekdays ?? WEEKDAYS.map(({ value }) => Number(value)),
      start_time: need?.start_time ?? '10:00',
      end_time: need?.end_time ?? '19:00',
      heads: need?.heads ?? 1,
      start_date: need?.start_date ?? '',
      end_date: need?.end_date ?? '',
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={need ? PLAN.changeNeed : PLAN.newNeed} form={form} size={480}>
      <SelectField form={form} name="outlet_id" label={PROJECT.outlet} options={outletOptions(project)} number />
      <NumberField form={form} name="heads" label={PLAN.heads} min={1} max={MOST_HEADS} />
      <MultiSelectField form={form} name="weekdays" label={PLAN.weekdays} options={WEEKDAYS} number />
      <FormRow>
        <TimeField form={form} name="start_time" label={VIEW.startTime} />
        <TimeField form={form} name="end_time" label={VIEW.endTime} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="start_date" label={PROJECT.firstDay} description={PLAN.datesHint} />
        <DateField form={form} name="end_date" label={PROJECT.lastDay} description={PLAN.datesHint} />
      </FormRow>
    </FormDrawer>
  );
}

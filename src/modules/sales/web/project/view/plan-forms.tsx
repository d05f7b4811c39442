import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { copySchedules, createSchedules } from '../../../contract/schedule/schedule.endpoints.ts';
import { SCHEDULE_READS } from '../../sales-reads.ts';
import { PROJECT } from '../project.messages.ts';
import { outletOptions, promoterOptions } from './project-options.ts';
import { usePlannedWords } from './use-planned-words.ts';
import { VIEW } from './view.messages.ts';

interface Props {
  readonly project: ProjectDetail;
  readonly onClose: () => void;
}

/** What of it stands there already where a day of the planner was opened. */
export interface PlanStart {
  readonly promoter_ids?: readonly number[];
  readonly outlet_id?: number;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly start_time?: string;
  readonly end_time?: string;
}

/** Plans promoters at an outlet on the chosen weekdays of a period. */
export function PlanForm({ project, start, onClose }: Props & { readonly start?: PlanStart | undefined }) {
  const today = useToday();
  const { run } = useWrite(createSchedules, { invalidates: SCHEDULE_READS });
  const say = usePlannedWords();
  const first = today > project.start_date ? today : project.start_date;
  const form = useZodForm(createSchedules.input, {
    initial: {
      project_id: project.id,
      promoter_ids: [...(start?.promoter_ids ?? [])],
      outlet_id: start?.outlet_id,
      start_date: start?.start_date ?? first,
      end_date: start?.end_date ?? first,
      weekdays: [],
      start_time: start?.start_time ?? '10:00',
      end_time: start?.end_time ?? '19:00',
      remark: '',
      skip_conflicts: false,
    },
    onSubmit: async (values) => {
      const answer = await run(values);
      onClose();
      say(answer);
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={VIEW.plan} form={form} size={560}>
      <MultiSelectField form={form} name="promoter_ids" label={PROJECT.promoters} options={promoterOptions(project)} number />
      <SelectField form={form} name="outlet_id" label={PROJECT.outlet} options={outletOptions(project)} number />
      <FormRow>
        <DateField form={form} name="start_date" label={PROJECT.firstDay} />
        <DateField form={form} name="end_date" label={PROJECT.lastDay} />
      </FormRow>
      <MultiSelectField form={form} name="weekdays" label={VIEW.weekdays} description={VIEW.everyDay} options={WEEKDAYS} number />
      <FormRow>
        <TimeField form={form} name="start_time" label={VIEW.startTime} />
        <TimeField form={form} name="end_time" label={VIEW.endTime} />
      </FormRow>
      <TextField form={form} name="remark" label={VIEW.remark} maxLength={255} />
      <SwitchField form={form} name="skip_conflicts" label={VIEW.skip} />
    </FormDrawer>
  );
}

/** Copies the schedules of a week to another week. */
export function CopyForm({ project, onClose }: Props) {
  const t = useT(VIEW);
  const today = useToday();
  const { run } = useWrite(copySchedules, { invalidates: SCHEDULE_READS });
  const say = usePlannedWords();
  const form = useZodForm(copySchedules.input, {
    initial: { project_id: project.id, from: today, to: '', skip_conflicts: false },
    onSubmit: async (values) => {
      const answer = await run(values);
      onClose();
      say(answer);
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={VIEW.copyWeek} form={form} size={440}>
      <DateField form={form} name="from" label={VIEW.date} />
      <DateField form={form} name="to" label={VIEW.toDay} description={t('copyHint')} />
      <SwitchField form={form} name="skip_conflicts" label={VIEW.skip} />
    </FormDrawer>
  );
}

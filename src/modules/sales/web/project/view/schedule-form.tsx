import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { cancelSchedule, updateSchedule, type ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { SCHEDULE_READS } from '../../sales-reads.ts';
import { PROJECT } from '../project.messages.ts';
import { outletOptions, promoterOptions } from './project-options.ts';
import { usePlannedWords } from './use-planned-words.ts';
import { VIEW } from './view.messages.ts';

interface Props {
  readonly project: ProjectDetail;
  readonly schedule: ScheduleRow;
  readonly onClose: () => void;
}

/** Changes a schedule before its check-in, gives it to another promoter, or cancels it. */
export function ScheduleForm(props: Props) {
  const [cancelling, setCancelling] = useState(false);
  return cancelling ? <CancelForm {...props} /> : <ChangeForm {...props} onCancelIt={() => setCancelling(true)} />;
}

function ChangeForm({ project, schedule, onClose, onCancelIt }: Props & { onCancelIt: () => void }) {
  const t = useT(VIEW);
  const mayChange = useCan('/spm/project/view/promoter', 'Update') || !project.can_change;
  const readOnly = !mayChange || schedule.checkin !== null || (schedule.status !== 'Upcoming' && schedule.status !== 'On Going');
  const { run } = useWrite(updateSchedule, { invalidates: SCHEDULE_READS });
  const say = usePlannedWords();
  const form = useZodForm(updateSchedule.input, {
    initial: {
      id: schedule.id,
      promoter_id: schedule.promoter_id,
      outlet_id: schedule.outlet.id,
      date: schedule.date,
      start_time: schedule.start_time,
      end_time: schedule.end_time,
      remark: schedule.remark ?? '',
    },
    onSubmit: async (values) => {
      const answer = await run(values);
      onClose();
      say(answer);
    },
  });
  const extra = (
    <Button variant="default" color="red" onClick={onCancelIt}>
      {t('cancelSchedule')}
    </Button>
  );
  return (
    <FormDrawer opened onClose={onClose} title={VIEW.editSchedule} form={form} readOnly={readOnly} extra={extra} size={480}>
      <SelectField form={form} name="promoter_id" label={PROJECT.promoter} options={promoterOptions(project)} number />
      <SelectField form={form} name="outlet_id" label={PROJECT.outlet} options={outletOptions(project)} number />
      <DateField form={form} name="date" label={VIEW.date} />
      <FormRow>
        <TimeField form={form} name="start_time" label={VIEW.startTime} />
        <TimeField form={form} name="end_time" label={VIEW.endTime} />
      </FormRow>
      <TextField form={form} name="remark" label={VIEW.remark} maxLength={255} />
    </FormDrawer>
  );
}

function CancelForm({ schedule, onClose }: Props) {
  const { run } = useWrite(cancelSchedule, { invalidates: SCHEDULE_READS });
  const form = useZodForm(cancelSchedule.input, {
    initial: { id: schedule.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={VIEW.cancelSchedule} form={form} submit={VIEW.cancelSchedule} size={480}>
      <TextField form={form} name="reason" label={VIEW.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

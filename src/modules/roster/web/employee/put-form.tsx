import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { assignToEmployee } from '../../contract/schedule.endpoints.ts';
import { SCHEDULE_READS } from '../schedule-reads.ts';
import { SCHEDULE } from '../schedule.messages.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Puts one employee on a work schedule. */
export function PutForm({ employee, schedules, onClose }: { employee: Named; schedules: readonly Named[]; onClose: () => void }) {
  const t = useT(SCHEDULE);
  const today = useToday();
  const { run } = useWrite(assignToEmployee, { invalidates: SCHEDULE_READS });
  const form = useZodForm(assignToEmployee.input, {
    initial: { id: employee.id, work_schedule_id: null, effective_from: today, effective_to: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('putOn', { name: employee.name })} form={form} size={440}>
      <SelectField
        form={form}
        name="work_schedule_id"
        label={SCHEDULE.workSchedule}
        options={schedules.map(({ id, name }) => ({ value: String(id), label: name }))}
        number
      />
      <FormRow>
        <DateField form={form} name="effective_from" label={SCHEDULE.firstDay} />
        <DateField form={form} name="effective_to" label={SCHEDULE.lastDay} description={SCHEDULE.lastDayHint} />
      </FormRow>
    </FormDrawer>
  );
}

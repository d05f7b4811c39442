import { z } from 'zod';
import { formatDate } from '#platform/contract/dates.ts';
import { text } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import type { LeaveDetail } from '../../contract/leave.schema.ts';
import { cancelLeave } from '../../contract/manage-leave.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { LEAVE_WORDS as W } from '../leave-words.ts';
import { MANAGE } from './manage.messages.ts';

const schema = z.object({ dates: z.array(z.string()).min(1), remark: text(3, 500) });

/** Gives single days of a leave back. */
export function CancelDays({ leave, onClose }: { leave: LeaveDetail; onClose: () => void }) {
  const { run } = useWrite(cancelLeave, { invalidates: LEAVE_READS });
  const form = useZodForm(schema, {
    initial: { dates: [], remark: '' },
    onSubmit: async ({ dates, remark }) => {
      await run({ id: leave.id, status: leave.status, dates, remark });
      onClose();
    },
  });
  const options = leave.days.filter(({ live, value }) => live && value > 0).map(({ date }) => ({ value: date, label: formatDate(date) }));
  return (
    <FormDrawer opened onClose={onClose} title={MANAGE.cancelDays} form={form} submit={MANAGE.cancel} size={460}>
      <MultiSelectField form={form} name="dates" label={W.days} description={MANAGE.chooseDays} options={options} />
      <TextField form={form} name="remark" label={W.remark} rows={2} maxLength={500} />
    </FormDrawer>
  );
}

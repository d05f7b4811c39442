import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { isCalendarDate } from '#platform/contract/dates.ts';
import { Duty } from '../duty/duty.tsx';
import { suspendOfficer } from '../../contract/officer/officer.endpoints.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { OFFICER as W } from './officer.messages.ts';

/** Takes an officer off duty from a day on. */
export function SuspendForm({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(suspendOfficer, { invalidates: UNIT_READS });
  const form = useZodForm(suspendOfficer.input, {
    initial: { id, reason: '', from: today },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const { from } = form.values;
  return (
    <FormDrawer opened onClose={onClose} title={t('suspendTitle', { name })} form={form} submit={W.suspend} size={440}>
      <DateField form={form} name="from" label={W.suspendFrom} />
      {isCalendarDate(from) && <Duty id={id} span="from" from={from} />}
      <p className="quiet small flush">{t('suspendDuty')}</p>
      <TextField form={form} name="reason" label={W.reason} rows={4} maxLength={500} />
    </FormDrawer>
  );
}

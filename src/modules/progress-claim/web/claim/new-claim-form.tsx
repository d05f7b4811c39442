import { navigate } from 'wouter/use-browser-location';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { addMonths, daysInMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { createClaim } from '../../contract/claim.endpoints.ts';
import { claimAddress } from '../pcr-address.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

/** The last day for claims that has come: of this month, or of the one before. */
function lastClaimDay(today: CalendarDate, day: number): CalendarDate {
  const on = (month: CalendarDate) => `${month.slice(0, 8)}${String(Math.min(day, daysInMonth(month))).padStart(2, '0')}` as CalendarDate;
  const own = on(startOfMonth(today));
  return own <= today ? own : on(addMonths(startOfMonth(today), -1));
}

export function NewClaim({ projectId, claimDay, onClose }: { projectId: number; claimDay: number; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(createClaim, { invalidates: PCR_READS });
  const form = useZodForm(createClaim.input, {
    initial: { project_id: projectId, period_end: lastClaimDay(today, claimDay), claim_date: today },
    onSubmit: async (values) => {
      const { data } = await run(values);
      navigate(claimAddress(projectId, data.id));
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CLAIM.add} form={form} submit={CLAIM.add}>
      <FormRow>
        <DateField form={form} name="period_end" label={CLAIM.periodEnd} />
        <DateField form={form} name="claim_date" label={CLAIM.claimDate} />
      </FormRow>
    </FormDrawer>
  );
}

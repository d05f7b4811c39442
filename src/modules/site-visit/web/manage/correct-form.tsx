/** Puts the times of a visit right. What the device recorded stays beside them. */
import { clockTime } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { correctVisit } from '../../contract/manage-visit.endpoints.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { OUTCOME_OPTIONS } from '../visit-words.ts';
import { MANAGE } from './manage.messages.ts';

const MINUTE = 'yyyy-mm-ddThh:mm'.length;

export function CorrectForm({ visit, onClose }: { visit: VisitRow; onClose: () => void }) {
  const t = useT(MANAGE);
  const zone = useTimeZone() ?? 'Asia/Kuala_Lumpur';
  const { run } = useWrite(correctVisit, { invalidates: VISIT_READS });
  const local = (at: string | null) =>
    at === null ? `${visit.date}T${visit.planned_start_time ?? '09:00'}` : clockTime(at, zone).replace(' ', 'T').slice(0, MINUTE);
  const form = useZodForm(correctVisit.input, {
    initial: {
      id: visit.id,
      status: visit.status,
      updated_at: visit.updated_at,
      started_at: local(visit.started_at),
      ended_at: local(visit.ended_at ?? visit.started_at),
      outcome: visit.outcome,
      reason: '',
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('correctTitle', { number: visit.number })} form={form} size={480}>
      <TextField form={form} name="started_at" label={MANAGE.startedAt} type="datetime-local" />
      <TextField form={form} name="ended_at" label={MANAGE.endedAt} type="datetime-local" />
      <SelectField form={form} name="outcome" label={VISIT.outcome} options={OUTCOME_OPTIONS} />
      <TextField form={form} name="reason" label={VISIT.reason} maxLength={255} />
    </FormDrawer>
  );
}

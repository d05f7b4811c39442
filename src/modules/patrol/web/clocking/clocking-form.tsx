import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { enterClocking } from '../../contract/operation/clocking.endpoints.ts';
import { findPatrolGuards, findPoints, findSites } from '../find-choices.ts';
import { CLOCKING as W } from './clocking.messages.ts';
import { OPERATION_READS } from '../operation-reads.ts';

/** A scan that no device sent: where a tag or a phone failed. */
export function ClockingForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(enterClocking, { invalidates: OPERATION_READS });
  const form = useZodForm(enterClocking.input, {
    initial: { site_id: null, guard_id: null, checkpoint_id: null, date: today, time: '', reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const site = Number(form.values.site_id);
  return (
    <FormDrawer opened onClose={onClose} title={W.enter} form={form} size={560}>
      <p className="quiet small flush">{t('enterHint')}</p>
      <FormRow>
        <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number />
        <SearchSelect form={form} name="guard_id" label={W.guard} load={findPatrolGuards} number />
      </FormRow>
      <SearchSelect
        key={site}
        form={form}
        name="checkpoint_id"
        label={W.checkpoint}
        load={async (keyword) => (site > 0 ? findPoints(site, keyword) : [])}
        disabled={site <= 0}
        number
      />
      <FormRow>
        <DateField form={form} name="date" label={W.date} max={today} />
        <TimeField form={form} name="time" label={W.clock} />
      </FormRow>
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}

import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { saveProgress, type showProgress } from '../../contract/project/project.endpoints.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { DETAIL } from '../detail.messages.ts';
import classes from '../project-form.module.css';

interface PlanFormProps {
  readonly projectId: number;
  readonly months: OutputOf<typeof showProgress>['data'];
  readonly onClose: () => void;
}

const BLANK = { month: '', planned_percent: null, note: '' };

export function PlanForm({ projectId, months, onClose }: PlanFormProps) {
  const t = useT(DETAIL);
  const say = useSay();
  const { run } = useWrite(saveProgress, { invalidates: PCR_READS });
  const form = useZodForm(saveProgress.input, {
    initial: { project_id: projectId, months },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={DETAIL.plan} form={form}>
      <p className="quiet small flush">{say(DETAIL.planNote)}</p>
      <FormRows form={form} name="months" className={classes['rule']} blank={BLANK} add={t('addMonth')} remove={(n) => t('removeMonth', { n })}>
        {(row) => (
          <>
            <MonthField form={form} name={`${row}.month`} label={DETAIL.month} asDate required />
            <NumberField form={form} name={`${row}.planned_percent`} label={DETAIL.plannedPercent} min={0} max={100} decimals={2} required />
            <TextField form={form} name={`${row}.note`} label={DETAIL.note} maxLength={200} />
          </>
        )}
      </FormRows>
    </FormDrawer>
  );
}

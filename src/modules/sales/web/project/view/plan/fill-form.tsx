import { calendarDate, endOfWeek } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { startFill } from '../../../../contract/fill/fill.endpoints.ts';
import type { ProjectDetail } from '../../../../contract/project/project.schema.ts';
import { FILL_READS } from '../../../sales-reads.ts';
import { PROJECT } from '../../project.messages.ts';
import { outletOptions } from '../project-options.ts';
import { PLAN } from './plan.messages.ts';

interface FillFormProps {
  readonly project: ProjectDetail;
  /** What the planner shows. */
  readonly from: string;
  readonly to: string;
  readonly onStarted: (firstDay: string) => void;
  readonly onClose: () => void;
}

const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** Which days and outlets are filled. */
export function FillForm({ project, from, to, onStarted, onClose }: FillFormProps) {
  const t = useT(PLAN);
  const first = latest(useToday(), project.start_date, from);
  const last = to < first ? endOfWeek(calendarDate(first)) : to;
  const { run } = useWrite(startFill, { invalidates: FILL_READS });
  const form = useZodForm(startFill.input, {
    initial: { id: project.id, start_date: first, end_date: last > project.end_date ? project.end_date : last, outlet_ids: [] },
    onSubmit: async (values) => {
      await run(values);
      onStarted(values.start_date);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={PLAN.fill} form={form} submit={PLAN.fill} size={480}>
      <p className="note flush">{t('fillNote')}</p>
      <DateRangeField form={form} name="start_date" to="end_date" label={PLAN.dates} />
      <MultiSelectField form={form} name="outlet_ids" label={PROJECT.outlets} description={PLAN.outletsHint} options={outletOptions(project)} number />
    </FormDrawer>
  );
}

import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { sections } from '../../contract/project/section.register.ts';
import { DETAIL } from '../detail.messages.ts';
import { PCR } from '../pcr.messages.ts';
import { PCR_READS } from '../pcr-reads.ts';

/** A part of the works with a completion of its own. */
export function SectionForm({ project, row, readOnly, onClose }: RecordFormProps<typeof sections> & { readonly project: ProjectRow }) {
  const fresh = { name: '', value: null, completion_date: project.completion_date, lad_per_day: 0, cnc_date: '', cpc_date: '' };
  const form = useRecordForm(sections, row, fresh, { under: { project_id: project.id }, stale: PCR_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? DETAIL.addSection} form={form} readOnly={readOnly}>
      <TextField form={form} name="name" label={PCR.name} maxLength={150} />
      <MoneyField form={form} name="value" label={DETAIL.sectionValue} description={DETAIL.sectionHint} />
      <FormRow>
        <DateField form={form} name="completion_date" label={PCR.completion} />
        <MoneyField form={form} name="lad_per_day" label={PCR.ladPerDay} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="cnc_date" label={PCR.cnc} />
        <DateField form={form} name="cpc_date" label={PCR.cpc} />
      </FormRow>
    </FormDrawer>
  );
}

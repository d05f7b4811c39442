import { call } from '#platform/web/call/call.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import { generateReport, REPORT_TEMPLATES, reportForm } from '../../contract/project/pcr-report.endpoints.ts';
import { projects } from '../../contract/project/project.register.ts';
import { REPORT as W } from './report.messages.ts';

const FORMATS = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV' },
];
const MOST = 30;

const findProjects = async (keyword: string) =>
  (await call(projects.list, { keyword, per_page: MOST, sort: 'asc', sort_by: 'code' })).data.map(({ id, code, name }) => ({
    value: String(id),
    label: `${code} · ${name}`,
  }));

/** A report of the contracts that the list shows, or of one of them, as a file. @param filter of the list */
export function ReportForm({ filter, onClose }: { filter: Record<string, unknown>; onClose: () => void }) {
  const t = useT(W);
  const form = useZodForm(reportForm, {
    initial: { template: 'Summary', project_id: null, start_date: '', end_date: '', format: 'xlsx' },
    onSubmit: async (_values, { template, project_id, start_date, end_date, format }) => {
      const of = project_id === null ? filter : { project_id };
      await saveReport(generateReport, { ...of, template, ...(start_date && { start_date }), ...(end_date && { end_date }) }, format);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.title} form={form} submit={W.download} size={440}>
      <SelectField form={form} name="template" label={W.template} options={REPORT_TEMPLATES.map((value) => ({ value, label: W[value] }))} clearable={false} />
      <SearchSelect form={form} name="project_id" label={W.project} load={findProjects} number clearable />
      <p className="quiet small flush">{t('which')}</p>
      <DateRangeField form={form} name="start_date" to="end_date" label={W.certified} />
      <SelectField form={form} name="format" label={W.format} options={FORMATS} clearable={false} />
    </FormDrawer>
  );
}

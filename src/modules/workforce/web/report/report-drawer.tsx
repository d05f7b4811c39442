/** Manpower and timesheets of a project: a preview of some days, and the same as a file. */
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { listReports, type ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { DateRangeInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ReportPanel } from '#platform/web/ui/report/report-panel.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { generateReport, REPORT_TEMPLATES, type ReportTemplate } from '../../contract/manpower-report.endpoints.ts';
import type { ProjectRow } from '../../contract/project.register.ts';
import classes from './report.module.css';
import { REPORT as W } from './report.messages.ts';

/** Of the running month, as far as the project reaches; of one that is over, of its last. */
function firstSpan({ start_date, end_date }: ProjectRow, today: CalendarDate): [CalendarDate, CalendarDate] {
  const near = (today < start_date ? start_date : today > end_date ? end_date : today) as CalendarDate;
  return [startOfMonth(near), endOfMonth(near)];
}

export function ReportDrawer({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const seesCosts = useCan('/wom/project', 'Cost');
  const invalidate = useInvalidate();
  const [template, setTemplate] = useState<ReportTemplate>('Timesheet');
  const [[from, to], setSpan] = useState(firstSpan(project, today));
  const asked = { template, project_id: project.id, start_date: from, end_date: to };
  const preview = useEndpoint(generateReport, { ...asked, preview: true }, { quiet: true });
  const generate = async (format: ReportFormat) => {
    await call(generateReport, { ...asked, format });
    await invalidate(listReports);
  };
  return (
    <SideDrawer onClose={onClose} title={t('of', { name: project.name })} size={1100} wide>
      <ReportPanel
        title={W[template]}
        filter={
          <div className={`${classes['filter']} wrap`}>
            <NativeSelect
              label={t('report')}
              value={template}
              onChange={(event) => setTemplate(event.currentTarget.value as ReportTemplate)}
              data={REPORT_TEMPLATES.filter((value) => value !== 'Cost' || seesCosts).map((value) => ({ value, label: t(value) }))}
            />
            <DateRangeInput label={t('period')} value={[from, to]} onChange={([first, last]) => first && last && setSpan([first, last])} />
          </div>
        }
        preview={preview}
        generate={generate}
        jobs="workforce.manpower"
      />
    </SideDrawer>
  );
}

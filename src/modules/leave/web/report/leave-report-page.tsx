/** The leave report (R23): filter, preview, file, and the previewed days by type. */
import { MultiSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import { listReports } from '#platform/contract/reports.endpoints.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { DateRangeInput } from '#platform/web/forms/date-inputs.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart-card.tsx';
import { OrganisationFilter } from '#platform/web/ui/organisation-filter.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { readReportAnswer, ReportPanel } from '#platform/web/ui/report-panel.tsx';
import type { ReportPreview } from '#platform/web/ui/report-table.tsx';
import { STATUS_TEXTS } from '#platform/web/ui/status.messages.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { listLeaveTypes } from '../../contract/entitlement.endpoints.ts';
import { LEAVE_STATUSES, type LeaveStatus } from '../../contract/leave.workflow.ts';
import { generateLeaveReport, REPORT_GROUPS, REPORT_TEMPLATES } from '../../contract/report.endpoints.ts';
import { typeName } from '../leave-words.ts';
import { daysByType } from './days-by-type.ts';
import { REPORT } from './report.messages.ts';
import classes from './report.module.css';

interface Filter {
  readonly start_date: string;
  readonly end_date: string;
  readonly template: (typeof REPORT_TEMPLATES)[number];
  readonly group_by: (typeof REPORT_GROUPS)[number];
  readonly type: readonly string[];
  readonly status: readonly LeaveStatus[];
  /** Ids as texts, empty where nothing is chosen. */
  readonly places: Readonly<Record<string, string>>;
}

function inputOf({ type, status, places, ...filter }: Filter) {
  const at = Object.fromEntries(Object.entries(places).flatMap(([key, value]) => (value ? [[key, Number(value)]] : [])));
  return { ...filter, ...at, status: [...status], ...(type.length > 0 && { type: type.map(Number) }) };
}

async function recentReports() {
  const { data } = await call(listReports, { type: 'leave.report' }, { quiet: true });
  return data;
}

export function Page() {
  const t = useT(REPORT);
  const today = useToday();
  const [filter, setFilter] = useState<Filter>({
    ...monthRange(today),
    template: 'Listing',
    group_by: 'employee',
    type: [],
    status: ['Approved'],
    places: {},
  });
  const [shown, setShown] = useState<ReportPreview | null>(null);
  const preview = async () => {
    const answer = await call(generateLeaveReport, { ...inputOf(filter), preview: true });
    setShown(filter.template === 'Listing' ? readReportAnswer(answer).preview : null);
    return answer;
  };
  const rows = shown ? daysByType(shown.rows) : [];
  return (
    <>
      <PageHeader title={REPORT.title} context={t('context')} />
      <ReportPanel
        title={REPORT.title}
        filter={<ReportFilter filter={filter} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />}
        preview={preview}
        generate={(format) => call(generateLeaveReport, { ...inputOf(filter), format })}
        jobs={recentReports}
      />
      {rows.length > 1 && (
        <div style={{ marginBlockStart: 16 }}>
          <ChartCard
            title={REPORT.chart}
            kind="rows"
            rows={rows}
            x="type"
            xLabel={REPORT.type}
            series={[{ key: 'days', label: REPORT.days }]}
            height={60 + rows.length * 32}
          />
        </div>
      )}
    </>
  );
}

function ReportFilter({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) {
  const t = useT(REPORT);
  const say = useSay();
  const { locale } = useLocale();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
  const statusName = (status: string) => {
    const text = STATUS_TEXTS[status.toLowerCase()];
    return text ? say(text) : status;
  };
  return (
    <div className={classes['filter']}>
      <Select
        label={t('template')}
        data={REPORT_TEMPLATES.map((value) => ({ value, label: t(value) }))}
        value={filter.template}
        allowDeselect={false}
        onChange={(next) => onChange({ template: REPORT_TEMPLATES.find((each) => each === next) ?? 'Listing' })}
      />
      <DateRangeInput
        label={t('period')}
        value={[filter.start_date, filter.end_date]}
        onChange={([from, to]) => from && to && onChange({ start_date: from, end_date: to })}
      />
      <OrganisationFilter values={filter.places} onChange={(changes) => onChange({ places: { ...filter.places, ...changes } })} wide />
      <MultiSelect
        label={t('types')}
        data={types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }))}
        value={[...filter.type]}
        onChange={(type) => onChange({ type })}
        clearable
        searchable
      />
      {filter.template !== 'Balance' && (
        <MultiSelect
          label={t('statuses')}
          data={LEAVE_STATUSES.map((value) => ({ value, label: statusName(value) }))}
          value={[...filter.status]}
          onChange={(status) => onChange({ status: LEAVE_STATUSES.filter((each) => status.includes(each)) })}
        />
      )}
      <Select
        label={t('group')}
        data={REPORT_GROUPS.map((value) => ({ value, label: t(value) }))}
        value={filter.group_by}
        allowDeselect={false}
        onChange={(next) => onChange({ group_by: REPORT_GROUPS.find((each) => each === next) ?? 'employee' })}
      />
    </div>
  );
}

/** The report of faces (R18): where faces and other punches differ comes first; then in and out of each day, and every face. */
import { useT } from '#platform/web/locale/locale.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import type { ListState } from '#platform/web/ui/list/list-url.ts';
import { ReportPage, useTemplate } from '#platform/web/ui/report/report-page.tsx';
import { chosenOf, periodInput, usePeriodFilter } from '#platform/web/ui/report/report-period.ts';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { EMPLOYEE_KEYS, generateFaceReport, MISMATCH_MINUTES, type FACE_TEMPLATES } from '../../contract/report/face-report.endpoints.ts';
import { FACE, REPORT } from '../face.messages.ts';
import { findPeople, useDeviceOptions } from '../record/face-filter.ts';

/** What somebody has to look into comes first. */
const NAMES = { Mismatch: REPORT.Mismatch, Normal: REPORT.Normal, Raw: REPORT.Raw };
const ORDER = ['Mismatch', 'Normal', 'Raw'] as const satisfies readonly (typeof FACE_TEMPLATES)[number][];

export function Page() {
  const t = useT(REPORT);
  const template = useTemplate(ORDER);
  const period = usePeriodFilter(REPORT.period);
  const devices = useDeviceOptions();
  const filters: Filter[] = [
    period,
    { kind: 'select', key: 'fr_device_id', label: FACE.device, number: true, prominent: true, options: devices },
    { kind: 'organisation', key: 'organisation', employees: findPeople },
    {
      kind: 'select',
      key: 'employee_key',
      label: REPORT.key,
      initial: 'code',
      required: true,
      options: EMPLOYEE_KEYS.map((value) => ({ value, label: REPORT[value] })),
    },
  ];
  const input = (state: ListState) => {
    const { employee_key, ...chosen } = periodInput(state, filters);
    return {
      ...chosen,
      template,
      employee_key: chosenOf(EMPLOYEE_KEYS, employee_key),
    };
  };
  return (
    <ReportPage
      title={REPORT.title}
      needs={{ page: '/attendance/fr-record/report', action: 'Export' }}
      call={generateFaceReport}
      jobs="face-recognition.report"
      templates={{ label: REPORT.templates, names: NAMES, chosen: template }}
      filters={filters}
      input={input}
      empty={template === 'Mismatch' && <EmptyState drawing="done" title={REPORT.noDifference} hint={t('noDifferenceHint', { n: MISMATCH_MINUTES })} />}
    />
  );
}

/** Filters of the report of devices, and what the address says of them. */
import { call } from '#platform/web/call/call.ts';
import type { Filter, Option } from '#platform/web/ui/list-page.tsx';
import { listDeviceReports, REPORT_TEMPLATES, type ReportTemplate } from '../../contract/report/device-report.endpoints.ts';
import { TEMPLATE_NAMES } from '../../contract/report/device-file.messages.ts';
import { findSites } from '../find-choices.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

const findDevices = async (keyword: string): Promise<Option[]> =>
  (await call(listDeviceReports, { keyword, per_page: 20 })).data.map(({ id, name, site }) => ({ value: String(id), label: `${name} · ${site}` }));

export const DEVICE_REPORT_FILTERS: readonly Filter[] = [
  {
    kind: 'select',
    key: 'template',
    label: W.template,
    initial: 'Health',
    prominent: true,
    options: REPORT_TEMPLATES.map((value) => ({ value, label: TEMPLATE_NAMES[value] })),
  },
  { kind: 'keyword', key: 'keyword' },
  { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
  { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
  { kind: 'lookup', key: 'device_id', label: W.device, load: findDevices, number: true },
];

/** The template that the address names, else the first. */
export const templateIn = (search: string): ReportTemplate => {
  const named = new URLSearchParams(search).get('template');
  return REPORT_TEMPLATES.find((template) => template === named) ?? 'Health';
};

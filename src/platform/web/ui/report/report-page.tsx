/** A page of reports: its templates, the filter in the address, what the file will hold, a chart of it, and the files of before. */
import { useMediaQuery } from '@mantine/hooks';
import { useSearch } from 'wouter';
import type { ReactNode } from 'react';
import { listReports, type ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import { call as send } from '../../call/call.ts';
import { useEndpoint, useInvalidate } from '../../call/use-endpoint.ts';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { useCanDo, type Need } from '../../viewer.tsx';
import { FilterBar } from '../filter/filter-bar.tsx';
import type { Filter } from '../list/list-types.ts';
import { isFiltered, LIST_DEFAULTS, type ListState } from '../list/list-url.ts';
import { useListState } from '../list/use-list-state.ts';
import { PageHeader } from '../page/page-header.tsx';
import { TabsNav } from '../page/tabs-nav.tsx';
import { keepPeriod } from './report-period.ts';
import { readReportAnswer, ReportPanel } from './report-panel.tsx';
import type { ReportPreview } from './report-table.tsx';

/** The template that the address names; the first where it names none. */
export function useTemplate<const T extends string>(templates: readonly [T, ...T[]]): T {
  const asked = new URLSearchParams(useSearch()).get('template');
  return templates.find((each) => each === asked) ?? templates[0];
}

export interface ReportPageProps<E extends Endpoint> {
  readonly title: Label;
  /** The page, and the action that makes a file; whoever lacks it may look. */
  readonly needs: Need;
  /** Answers a preview, or starts a job. */
  readonly call: E;
  /** Type of the jobs. */
  readonly jobs: string;
  /** Tabs of the templates, where there are several. */
  readonly templates?: { readonly label: Label; readonly names: Readonly<Record<string, Label>>; readonly chosen: string } | undefined;
  readonly filters: readonly Filter[];
  /** What the filter asks for, without preview and format. */
  readonly input: (state: ListState) => InputOf<E>;
  /** What an empty preview says instead of 'No record found.' */
  readonly empty?: ReactNode;
  /** Of a calendar on a phone: how many have nothing on its days, `{n}`. */
  readonly unmarked?: Text | undefined;
  /** Between preview and files. */
  readonly chart?: ((preview: ReportPreview) => ReactNode) | undefined;
}

export function ReportPage<E extends Endpoint>(props: ReportPageProps<E>) {
  const { title, needs, call, jobs, templates, filters, input: inputOf, empty, unmarked, chart } = props;
  const labelOf = useLabel();
  const search = useSearch();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const invalidate = useInvalidate();
  const mayExport = useCanDo(needs);
  const list = useListState(filters, LIST_DEFAULTS);
  const asked = (more: object) => ({ ...(inputOf(list.state) as object), ...more }) as InputOf<E>;
  const preview = useEndpoint(call, asked({ preview: true }), { quiet: true });
  const generate = async (format: ReportFormat) => {
    await send(call, asked({ format }));
    await invalidate(listReports);
  };
  const { preview: shown } = readReportAnswer(preview.data);
  const hrefOf = (template: string) => {
    const query = new URLSearchParams(search);
    query.set('template', template);
    return `${needs.page}?${query}`;
  };
  return (
    <>
      <PageHeader title={title} />
      {templates && (
        <TabsNav
          label={labelOf(templates.label)}
          tabs={Object.entries(templates.names).map(([each, label]) => ({ href: hrefOf(each), label: labelOf(label), active: each === templates.chosen }))}
        />
      )}
      <ReportPanel
        title={title}
        filter={<FilterBar filters={filters} list={{ ...list, setFilters: (changes) => list.setFilters(keepPeriod(filters, changes)) }} phone={phone} />}
        preview={preview}
        empty={empty}
        onClearFilter={isFiltered(list.state, filters) ? list.clearFilters : undefined}
        unmarked={unmarked}
        generate={mayExport ? generate : undefined}
        jobs={mayExport ? jobs : undefined}
        below={shown && chart?.(shown)}
      />
    </>
  );
}

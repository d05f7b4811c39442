/** A report: its filter, the preview that follows it, the file as a job, and the files of before. */
import { Button, Menu, Paper } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { ApiError } from '../../call/api-error.ts';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { ReportJobs } from './report-jobs.tsx';
import classes from './report-panel.module.css';
import { ReportTable, type ReportPreview } from './report-table.tsx';
import { Skeletons } from '../page/skeletons.tsx';
import { EmptyState, ErrorState } from '../page/states.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

const MESSAGES = defineMessages({
  xlsx: { en: 'Excel', ms: 'Excel' },
  pdf: { en: 'PDF', ms: 'PDF' },
  csv: { en: 'CSV', ms: 'CSV' },
  preview: { en: 'Preview', ms: 'Pratonton' },
  none: { en: 'No record in {period}', ms: 'Tiada rekod dalam {period}' },
  another: { en: 'Choose another period, or clear the filter.', ms: 'Pilih tempoh lain atau kosongkan tapisan.' },
});

/** An answer that lacks `success` is a preview; one that has it has started a job (specification §7). */
export function readReportAnswer(answer: unknown): { readonly preview: ReportPreview | null; readonly dates: readonly string[] } {
  if (typeof answer !== 'object' || answer === null || Reflect.get(answer, 'success') === true) return { preview: null, dates: [] };
  const dates = Reflect.get(answer, 'dates') as unknown;
  return { preview: (Reflect.get(answer, 'data') as ReportPreview | undefined) ?? null, dates: Array.isArray(dates) ? dates.map(String) : [] };
}

export interface ReportPanelProps {
  /** The filter of the report. */
  readonly filter: ReactNode;
  /** GET …/reports/generate with `preview=1` for that filter, as `useEndpoint` answers it. */
  readonly preview: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** The same without preview: starts a job. Absent: the reader may only look. */
  readonly generate?: ((format: ReportFormat) => Promise<unknown>) | undefined;
  readonly formats?: readonly ReportFormat[] | undefined;
  /** Type of its jobs: the reader's last files are listed. */
  readonly jobs?: string | undefined;
  readonly title?: Label | undefined;
  /** What an empty preview says instead of 'No record found.' */
  readonly empty?: ReactNode;
  /** Takes the filter back, where one is set: offered when nothing is found. */
  readonly onClearFilter?: (() => void) | undefined;
  /** Of a calendar on a phone: how many have nothing on its days, `{n}`. */
  readonly unmarked?: Text | undefined;
  /** Between preview and files: a chart. */
  readonly below?: ReactNode;
}

export function ReportPanel({
  filter,
  preview,
  generate,
  formats = ['xlsx', 'pdf', 'csv'],
  jobs,
  title,
  empty,
  onClearFilter,
  unmarked,
  below,
}: ReportPanelProps) {
  const t = useT(MESSAGES);
  const ui = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const { preview: shown } = readReportAnswer(preview.data);
  const rows = shown?.rows.length ?? 0;
  return (
    <div className={classes['panel']}>
      <div className={classes['toolbar']}>
        {filter}
        {generate && <Generate generate={generate} formats={formats} disabled={rows === 0 || preview.error !== null} />}
      </div>
      <section aria-label={t('preview')} aria-busy={preview.isPlaceholderData} className={preview.isPlaceholderData ? 'fade' : undefined}>
        {preview.error ? (
          <Paper withBorder>
            <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
          </Paper>
        ) : !shown ? (
          <Paper withBorder>
            <Skeletons count={8} />
          </Paper>
        ) : rows === 0 ? (
          <Paper withBorder>
            {empty || (
              <EmptyState
                drawing="chart"
                title={shown.subtitle ? t('none', { period: shown.subtitle }) : undefined}
                hint={MESSAGES.another}
                action={
                  onClearFilter && (
                    <Button variant="default" onClick={onClearFilter}>
                      {ui('clearFilter')}
                    </Button>
                  )
                }
              />
            )}
          </Paper>
        ) : (
          <ReportTable preview={shown} fallbackTitle={title ? labelOf(title) : undefined} unmarked={unmarked} onClearFilter={onClearFilter} />
        )}
      </section>
      {below}
      {jobs && <ReportJobs type={jobs} />}
    </div>
  );
}

function Generate({
  generate,
  formats,
  disabled,
}: Required<Pick<ReportPanelProps, 'formats'>> & { generate: (format: ReportFormat) => Promise<unknown>; disabled: boolean }) {
  const t = useT(MESSAGES);
  const ui = useT(UI_MESSAGES);
  const [busy, setBusy] = useState(false);
  const start = async (format: ReportFormat) => {
    setBusy(true);
    try {
      await generate(format);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={busy} disabled={disabled} leftSection={<Icon name="export" size={16} />}>
          {ui('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats?.map((format) => (
          <Menu.Item key={format} leftSection={<Icon name={format === 'pdf' ? 'pdf' : 'sheet'} size={16} />} onClick={() => void start(format)}>
            {t(format)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

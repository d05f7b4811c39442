import { Button, Group, Menu, Paper } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { reportStatus } from '#platform/contract/status.ts';
import { ApiError } from '../call/api-error.ts';
import { useLive } from '../live.ts';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { Icon } from './icons.tsx';
import classes from './report-panel.module.css';
import { ReportTable, type ReportPreview } from './report-table.tsx';
import { Skeletons } from './skeletons.tsx';
import { EmptyState } from './states.tsx';
import { StatusChip } from './status-chip.tsx';
import { DateText } from './values.tsx';

const MESSAGES = defineMessages({
  preview: { en: 'Preview', ms: 'Pratonton' },
  generate: { en: 'Generate', ms: 'Jana' },
  excel: { en: 'Excel', ms: 'Excel' },
  pdf: { en: 'PDF', ms: 'PDF' },
  csv: { en: 'CSV', ms: 'CSV' },
  recent: { en: 'Recent reports', ms: 'Laporan terkini' },
  download: { en: 'Download', ms: 'Muat turun' },
  error: { en: 'Error', ms: 'Ralat' },
});

export type ReportFormat = 'xlsx' | 'pdf' | 'csv';

export interface ReportJob {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly format?: string | null;
  readonly error?: string | null;
  readonly file?: { readonly url: string; readonly name?: string } | null;
  readonly created_at: string;
}

/** An answer that lacks `success` is a preview; one that has it has started a job (specification §7). */
export function readReportAnswer(answer: unknown): { readonly preview: ReportPreview | null; readonly dates: readonly string[] } {
  if (typeof answer !== 'object' || answer === null || Reflect.get(answer, 'success') === true) return { preview: null, dates: [] };
  const dates = Reflect.get(answer, 'dates') as unknown;
  return { preview: (Reflect.get(answer, 'data') as ReportPreview | undefined) ?? null, dates: Array.isArray(dates) ? dates.map(String) : [] };
}

export interface ReportPanelProps {
  /** The filter of the report. */
  readonly filter: ReactNode;
  /** GET …/reports/generate with `preview=1`; answers the raw body. */
  readonly preview: () => Promise<unknown>;
  /** The same without preview: starts a job. */
  readonly generate: (format: ReportFormat) => Promise<unknown>;
  readonly formats?: readonly ReportFormat[] | undefined;
  /** The reader's last jobs of this report. */
  readonly jobs?: (() => Promise<readonly ReportJob[]>) | undefined;
  readonly title?: Label | undefined;
}

/** Filter, preview as a table, generation as a job, and the recent files. */
export function ReportPanel({ filter, preview, generate, formats = ['xlsx', 'pdf', 'csv'], jobs, title }: ReportPanelProps) {
  const t = useT(MESSAGES);
  const said = useLabel();
  const [shown, setShown] = useState<ReportPreview | null>(null);
  const [busy, setBusy] = useState<'preview' | 'generate' | null>(null);
  const [recent, setRecent] = useState<readonly ReportJob[]>([]);
  const working = async (what: 'preview' | 'generate', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(null);
    }
  };
  const latest = useRef(jobs);
  useEffect(() => {
    latest.current = jobs;
  });
  const refresh = useCallback(async () => {
    try {
      const found = await latest.current?.();
      if (found) setRecent(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  useLive('report', () => void refresh());

  const look = () => working('preview', async () => setShown(readReportAnswer(await preview()).preview));
  const start = (format: ReportFormat) =>
    working('generate', async () => {
      const { preview: instead } = readReportAnswer(await generate(format));
      if (instead) setShown(instead);
      await refresh();
    });

  return (
    <div className={classes['panel']}>
      <Paper withBorder p="md">
        <div className={classes['filter']}>{filter}</div>
        <Group mt="md" gap="xs">
          <Button onClick={() => void look()} loading={busy === 'preview'}>
            {t('preview')}
          </Button>
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" loading={busy === 'generate'} leftSection={<Icon name="export" size={16} />}>
                {t('generate')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {formats.map((format) => (
                <Menu.Item key={format} leftSection={<Icon name={format === 'pdf' ? 'pdf' : 'sheet'} size={16} />} onClick={() => void start(format)}>
                  {t(format === 'xlsx' ? 'excel' : format)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Paper>
      {busy === 'preview' ? (
        <Paper withBorder>
          <Skeletons count={8} />
        </Paper>
      ) : (
        shown &&
        (shown.rows.length > 0 ? (
          <ReportTable preview={shown} fallbackTitle={title ? said(title) : undefined} />
        ) : (
          <Paper withBorder>
            <EmptyState />
          </Paper>
        ))
      )}
      {recent.length > 0 && (
        <section>
          <h2 className={classes['heading']}>{t('recent')}</h2>
          <ul className={classes['jobs']}>
            {recent.map((job) => {
              const state = reportStatus(job.status);
              return (
                <li key={job.id}>
                  <span className={classes['jobName']}>
                    {job.title}
                    {job.format && <span className={classes['dim']}> · {job.format.toUpperCase()}</span>}
                    {job.error && <span className={classes['error']}>{job.error}</span>}
                  </span>
                  <span className={classes['dim']}>
                    <DateText value={job.created_at} kind="datetime" />
                  </span>
                  {state === 'error' ? <StatusChip status="error" label={t('error')} colour="error" /> : <StatusChip status={state} />}
                  {state === 'success' && job.file && (
                    <Button component="a" href={job.file.url} download variant="subtle" size="compact-sm" leftSection={<Icon name="export" size={15} />}>
                      {t('download')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The file of one scheme and month: what it holds, what is wrong with it, and the download. */
import { Alert, Button, Select, Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { download } from '#platform/web/call/download.ts';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { listReports } from '#platform/contract/calls/reports.endpoints.ts';
import { chooseLayout } from '../contract/layouts.ts';
import { nothingToFile } from '../contract/statutory-file.messages.ts';
import { readLine } from '../contract/read-file.ts';
import { titleLine } from '../contract/write-file.ts';
import { generateStatutoryFile, PREVIEW_LINES, statutoryFile } from '../contract/statutory-file.endpoints.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';
import type { FilePreview } from '../contract/statutory-file.schema.ts';
import { FileFacts, FileProblems, FileTotals, Origin } from './file-parts.tsx';
import { LinesView } from './lines-view.tsx';
import { MadeFiles } from './made-files.tsx';
import { Pager } from '#platform/web/ui/page/pager.tsx';
import { FILES } from './statutory-file.messages.ts';
import parts from './file-parts.module.css';
import classes from './month-file.module.css';

/** Above so many lines the file is offered from a job too. */
const LARGE = 2000;

/** Lines of the page read by the same description that wrote them; the header stands before them. */
function useReadLines(file: FilePreview | undefined) {
  return useMemo(() => {
    const layout = file && chooseLayout(file.scheme, file.month, file.layout.key);
    if (!file || !layout) return null;
    const first = file.header || titleLine(layout) !== null ? 1 : 0;
    const before = first + (file.meta.page - 1) * file.meta.per_page;
    const numbered = file.lines.map((line, index) => ({ line, number: before + index + 1 }));
    const header = file.header ? [readLine(layout, file.header.raw, 1)] : [];
    return {
      layout,
      lines: [...header, ...numbered.map(({ line, number }) => readLine(layout, line.raw, number))],
      leftOut: new Set(numbered.filter(({ line }) => !line.included).map(({ number }) => number)),
    };
  }, [file]);
}

export function MonthFile({ scheme, month }: { scheme: StatutoryFileScheme; month: string }) {
  const t = useT(FILES);
  const [layoutKey, setLayoutKey] = useState<string | undefined>(undefined);
  const [leaveOut, setLeaveOut] = useState(false);
  const [page, setPage] = useState(1);
  const asked = { scheme, month, ...(layoutKey && { layout: layoutKey }), leave_out: leaveOut };
  const { data, error, refetch } = useEndpoint(statutoryFile, { ...asked, preview: true, page, per_page: PREVIEW_LINES }, { quiet: true });
  const file = data?.data;
  const read = useReadLines(file);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!file || !read) return <Skeletons shape="detail" count={8} />;
  return (
    <div className={parts['body']}>
      <FileFacts file={file} />
      {file.layouts.length > 1 && (
        <Select
          label={t('layout')}
          data={file.layouts.map(({ key, name }) => ({ value: key, label: name }))}
          value={file.layout.key}
          allowDeselect={false}
          onChange={(key) => {
            setLayoutKey(key ?? undefined);
            setPage(1);
          }}
        />
      )}
      <Origin origin={file.layout.origin} document={file.layout.document} from={file.layout.from} until={file.layout.until} />
      {file.partial && <Alert color="yellow" icon={<Icon name="alert" />} title={t('partial')} />}
      {file.meta.total === 0 ? (
        <>
          {file.problem_count > 0 && <FileProblems file={file} />}
          <EmptyState drawing="document" title={FILES.empty} hint={nothingToFile(file.scheme, file.run.payrolls)} />
        </>
      ) : (
        <>
          <FileTotals file={file} />
          <FileProblems file={file} />
          {file.blocked.employees > 0 && (
            <Switch
              checked={leaveOut}
              onChange={(event) => setLeaveOut(event.currentTarget.checked)}
              label={t('leaveOut', { n: file.blocked.employees })}
              description={t('leaveOutHint')}
            />
          )}
          <LinesView layout={read.layout} lines={read.lines} leftOut={read.leftOut} />
          <Pager page={file.meta.page} last={file.meta.last_page} onPage={setPage} />
        </>
      )}
      <MadeFiles />
      {file.sha256 !== null && (
        <details className={`quiet small ${classes['print']}`}>
          <summary>{t('details')}</summary>
          {t('fingerprint')}: <code>{file.sha256}</code>
        </details>
      )}
      <Downloads file={file} asked={asked} />
    </div>
  );
}

function Downloads({ file, asked }: { file: FilePreview; asked: { scheme: StatutoryFileScheme; month: string; layout?: string; leave_out: boolean } }) {
  const t = useT(FILES);
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<'file' | 'job' | null>(null);
  const ready = file.sha256 !== null;
  const run = async (what: 'file' | 'job', work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      // A refusal was shown by then.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={classes['actions']}>
      {!ready && file.meta.total > 0 && (
        <span className={`quiet small ${classes['wait']}`}>{file.blocked.by_company ? t('waitCompany') : t('waitPeople', { n: file.blocked.employees })}</span>
      )}
      {file.meta.total > LARGE && (
        <Button
          variant="default"
          disabled={!ready}
          loading={busy === 'job'}
          onClick={() =>
            void run('job', async () => {
              await call(generateStatutoryFile, asked);
              await invalidate(listReports);
            })
          }
        >
          {t('inBackground')}
        </Button>
      )}
      <Button
        leftSection={<Icon name="export" size={16} />}
        disabled={!ready}
        loading={busy === 'file'}
        onClick={() => void run('file', () => download(statutoryFile, asked))}
      >
        {t('fetch')}
      </Button>
    </div>
  );
}

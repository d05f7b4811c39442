import { Alert, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ImportHeaders, ImportRun, MatchedHeader } from '#platform/contract/imports.ts';
import { ApiError } from '../../call/api-error.ts';
import { useT, type Label } from '../../locale/locale.tsx';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import { FileUpload, type Upload } from '../file-upload.tsx';
import { Icon } from '../icon/icons.tsx';
import classes from './import-wizard.module.css';
import { IMPORT_MESSAGES, type ImportKind, type ImportRow } from './import.messages.ts';
import { ImportDone, type ImportOutcome } from './import-done.tsx';
import { ImportOffer } from './import-offer.tsx';
import { ImportRows } from './import-rows.tsx';
import { isUnmatched, MatchHeaders } from './match-headers.tsx';

export type { ImportOutcome } from './import-done.tsx';
export type { ImportKind, ImportRow } from './import.messages.ts';

export interface ImportWizardProps {
  readonly onClose: () => void;
  readonly title: Label;
  readonly extensions?: readonly string[] | undefined;
  /** Saves the template on the person's device. */
  readonly template: () => Promise<unknown>;
  /** What the headers of the file mean; those that are not known are asked about first. */
  readonly headersOf?: ((file: File) => Promise<ImportHeaders>) | undefined;
  /** Checks the file without saving a row. @param how.taking the field of an offer that is taken. */
  readonly dryRun: (file: File, how: { readonly taking?: string; readonly headers?: readonly MatchedHeader[] }) => Promise<readonly ImportRow[]>;
  /** After the check: what the import can bring along besides its rows. */
  readonly offer?: (() => ImportRun['offer']) | undefined;
  /** Saves the rows that were not refused; `rows` are their numbers when only some are wanted. */
  readonly commit: (file: File, rows: readonly number[] | null) => Promise<ImportOutcome>;
  /** After the check: headers of the file that were not understood, and the refused rows as a sheet. */
  readonly ignored?: (() => readonly string[]) | undefined;
  readonly refusedSheet?: (() => Promise<unknown>) | undefined;
  /** Takes an import back; `message` says what stayed. */
  readonly undo?: ((batch: string | number) => Promise<{ readonly message: string }>) | undefined;
  /** After rows were saved or taken back: load the list again. */
  readonly onSaved?: (() => void) | undefined;
}

const KINDS: readonly ImportKind[] = ['added', 'changed', 'refused', 'unchanged'];

/** Template, upload, dry run row by row, all or a part, undo. */
export function ImportWizard({
  onClose,
  title,
  extensions = ['xlsx', 'csv'],
  template,
  headersOf,
  dryRun,
  offer,
  commit,
  ignored,
  refusedSheet,
  undo,
  onSaved,
}: ImportWizardProps) {
  const t = useT(IMPORT_MESSAGES);
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const [found, setFound] = useState<ImportHeaders | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<ImportKind | 'all'>('all');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  /** What the undo left, in the server's words. */
  const [undone, setUndone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** Why the file as a whole was not taken; it stands beside the file until another is chosen. */
  const [fault, setFault] = useState<string | null>(null);
  const file = files[0] instanceof File ? files[0] : null;
  const savable = rows?.filter(({ kind }) => kind === 'added' || kind === 'changed') ?? [];
  const wanted = savable.filter(({ row }) => !left.has(row));
  const refused = rows?.filter(({ kind }) => kind === 'refused').length ?? 0;

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.shown) setFault(error.message);
    } finally {
      setBusy(false);
    }
  };
  const restart = () => {
    setFiles([]);
    setFound(null);
    setRows(null);
    setLeft(new Set());
    setOutcome(null);
    setUndone(null);
    setShown('all');
  };
  const begin = (chosen: File) =>
    working(async () => {
      const headers = (await headersOf?.(chosen)) ?? null;
      if (!headers || !isUnmatched(headers)) setRows(await dryRun(chosen, {}));
      setFound(headers);
    });
  const check = (chosen: File, how: Parameters<typeof dryRun>[1]) =>
    working(async () => {
      setRows(await dryRun(chosen, how));
      setLeft(new Set());
      setShown('all');
    });
  const again = (chosen: File) =>
    working(async () => {
      setFound((await headersOf?.(chosen)) ?? null);
      setRows(null);
    });
  const save = (chosen: File) =>
    working(async () => {
      setOutcome(await commit(chosen, wanted.length === savable.length ? null : wanted.map(({ row }) => row)));
      onSaved?.();
    });
  const takeBack = (batch: string | number) =>
    working(async () => {
      setUndone((await undo?.(batch))?.message ?? null);
      onSaved?.();
    });

  return (
    <SideDrawer onClose={onClose} title={title} size={720}>
      {outcome ? (
        <ImportDone outcome={outcome} undone={undone} busy={busy} onClose={onClose} onAnother={restart} onUndo={undo && ((batch) => void takeBack(batch))} />
      ) : (
        <Stack>
          <Text size="sm" c="dimmed">
            {t('templateHint')}
          </Text>
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="sheet" size={16} />}
            onClick={() => void working(async () => void (await template()))}
          >
            {t('template')}
          </Button>
          <FileUpload
            label={t('file')}
            extensions={extensions}
            maxFiles={1}
            value={files}
            error={fault}
            onChange={(next) => {
              setFault(null);
              setFiles(next);
              setFound(null);
              setRows(null);
            }}
          />
          {found && !rows && <MatchHeaders found={found} busy={busy} onMatched={(headers) => file && void check(file, { headers })} />}
          {!found && !rows && (
            <Button disabled={!file} loading={busy} onClick={() => file && void begin(file)} style={{ alignSelf: 'start' }}>
              {t('check')}
            </Button>
          )}
          {rows && (
            <>
              {(ignored?.() ?? []).length > 0 && (
                <Alert color="orange" icon={<Icon name="alert" />}>
                  {t('ignored', { columns: ignored?.().join(', ') ?? '' })}
                </Alert>
              )}
              {found?.headers.some(({ source }) => source !== 'import') && (
                <Button variant="subtle" style={{ alignSelf: 'start' }} onClick={() => file && void again(file)}>
                  {t('matchAgain')}
                </Button>
              )}
              <ImportOffer offer={offer?.() ?? null} busy={busy} onTake={(taking) => file && void check(file, { taking })} />
              <SegmentedControl
                aria-label={t('result')}
                value={shown}
                onChange={(next) => setShown(next as ImportKind | 'all')}
                data={[
                  { value: 'all', label: `${t('all')} ${rows.length}` },
                  ...KINDS.map((kind) => ({ value: kind, label: `${t(kind)} ${rows.filter((row) => row.kind === kind).length}` })),
                ]}
                {...(phone && { orientation: 'vertical' as const, fullWidth: true, size: 'md' })}
              />
              <ImportRows
                rows={shown === 'all' ? rows : rows.filter(({ kind }) => kind === shown)}
                left={left}
                onLeave={(row, leave) => {
                  const next = new Set(left);
                  if (leave) next.add(row);
                  else next.delete(row);
                  setLeft(next);
                }}
              />
              {refused > 0 && refusedSheet && (
                <Button
                  variant="subtle"
                  style={{ alignSelf: 'start' }}
                  leftSection={<Icon name="download" size={16} />}
                  onClick={() => void working(async () => void (await refusedSheet()))}
                >
                  {t('refusedSheet')}
                </Button>
              )}
              <div className={classes['foot']}>
                <Text size="sm" c="dimmed">
                  {savable.length === 0
                    ? t(refused > 0 && refused === rows.length ? 'allRefused' : 'nothing')
                    : refused > 0
                      ? t('skipRefused', { n: refused })
                      : ''}
                </Text>
                <Button disabled={wanted.length === 0} loading={busy} onClick={() => file && void save(file)}>
                  {t('commit', { n: wanted.length })}
                </Button>
              </div>
            </>
          )}
        </Stack>
      )}
    </SideDrawer>
  );
}

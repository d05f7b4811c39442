import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ImportRun } from '#platform/contract/imports.ts';
import { ApiError } from '../../call/api-error.ts';
import { useT, type Label } from '../../locale/locale.tsx';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import { FileUpload, type Upload } from '../file-upload.tsx';
import { Icon } from '../icon/icons.tsx';
import classes from './import-wizard.module.css';
import { IMPORT_MESSAGES, type ImportKind, type ImportRow } from './import.messages.ts';
import { ImportOffer } from './import-offer.tsx';
import { ImportRows } from './import-rows.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

export type { ImportKind, ImportRow } from './import.messages.ts';

export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  /** Identifies what was saved, for undo. */
  readonly batch?: string | number | null | undefined;
}

export interface ImportWizardProps {
  readonly onClose: () => void;
  readonly title: Label;
  readonly extensions?: readonly string[] | undefined;
  /** Saves the template on the person's device. */
  readonly template: () => Promise<unknown>;
  /** Judges the file without saving anything. @param taking the field of an offer that is taken. */
  readonly dryRun: (file: File, taking?: string) => Promise<readonly ImportRow[]>;
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
  dryRun,
  offer,
  commit,
  ignored,
  refusedSheet,
  undo,
  onSaved,
}: ImportWizardProps) {
  const t = useT(IMPORT_MESSAGES);
  const ui = useT(UI_MESSAGES);
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [files, setFiles] = useState<readonly Upload[]>([]);
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
    setRows(null);
    setLeft(new Set());
    setOutcome(null);
    setUndone(null);
    setShown('all');
  };
  const check = (chosen: File, taking?: string) =>
    working(async () => {
      setRows(await dryRun(chosen, taking));
      setLeft(new Set());
      setShown('all');
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
        <Stack>
          <Alert color="green" icon={<Icon name="success" />}>
            {undone ?? t('done', { added: outcome.added, changed: outcome.changed, refused: outcome.refused })}
          </Alert>
          <Group>
            <Button onClick={onClose}>{ui('close')}</Button>
            <Button variant="default" onClick={restart}>
              {t('another')}
            </Button>
            {undo && outcome.batch !== null && outcome.batch !== undefined && undone === null && (
              <Button
                variant="subtle"
                color="red"
                loading={busy}
                leftSection={<Icon name="undo" size={16} />}
                onClick={() => void takeBack(outcome.batch as string | number)}
              >
                {t('undo')}
              </Button>
            )}
          </Group>
        </Stack>
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
              setRows(null);
            }}
          />
          {!rows && (
            <Button disabled={!file} loading={busy} onClick={() => file && void check(file)} style={{ alignSelf: 'start' }}>
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
              <ImportOffer offer={offer?.() ?? null} busy={busy} onTake={(field) => file && void check(file, field)} />
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

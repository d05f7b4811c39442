/**
 * A form that adds a record, or changes the one that it was opened with, as it was seen. When somebody else was faster,
 * as a save or a live notice tells, it keeps what was typed, says who and what differs, and lets one take theirs or keep one's own.
 */
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { ApiError } from '../call/api-error.ts';
import { call } from '../call/call.ts';
import { useInvalidate, useWrite, type Stale } from '../call/use-endpoint.ts';
import { useZodForm, type Draft, type ZodForm } from '../forms/use-zod-form.ts';
import { useLive } from '../live.ts';
import { useT } from '../locale/locale.tsx';
import { RecordConflict } from './record-conflict.tsx';
import { REGISTER } from './register.messages.ts';

const GONE = 404;
const CHANGED = 409;

type Values<R extends Register> = z.input<R['form']>;
type Answer<R extends Register> = { readonly data: RecordRow<R>; readonly changed?: string };

export interface RecordFormOptions {
  /** Parameters of the path of a child list. */
  readonly under?: Readonly<Record<string, number | string>> | undefined;
  /** Further reads that a change makes stale. */
  readonly stale?: Stale | undefined;
  /** Fields that rows do not show as they are written (a masked number): they open empty. */
  readonly unread?: readonly string[];
  readonly onDone: () => void;
}

export interface RecordForm<V> extends ZodForm<V> {
  /** Stands above the fields (`FormDrawer` draws it). */
  readonly conflict: ReactNode;
}

/** @param row null: a new one @param fresh the values of a new one: every field of the form */
export function useRecordForm<R extends Register>(
  register: R,
  row: RecordRow<R> | null,
  fresh: Draft<Values<R>>,
  { under = {}, stale = [], unread = [], onDone }: RecordFormOptions,
): RecordForm<Values<R>> {
  const t = useT(REGISTER);
  const reads = [register.list, register.show, ...stale];
  const create = useWrite(register.create, { invalidates: reads });
  const update = useWrite(register.update, { invalidates: reads, quiet: [GONE, CHANGED] });
  const invalidate = useInvalidate();
  const [id] = useState(row?.id);
  const [version, setVersion] = useState(row?.updated_at);
  const [conflict, setConflict] = useState<{ wording: string; theirs: RecordRow<R> | null } | null>(null);

  const draftOf = (record: object) =>
    Object.fromEntries(Object.keys(register.form.shape).map((key) => [key, unread.includes(key) ? '' : (Reflect.get(record, key) ?? '')])) as Draft<Values<R>>;
  /** What the record is now, if it is another than was opened. */
  const look = async () => {
    try {
      const { data, changed } = (await call(register.show, { ...under, id, seen: version } as InputOf<R['show']>, { quiet: true })) as Answer<R>;
      if (changed) setConflict({ wording: changed, theirs: data });
    } catch (error) {
      if (error instanceof ApiError && error.status === GONE) setConflict({ wording: t('gone'), theirs: null });
    }
  };
  const save = async (values: object) => {
    if (id === undefined) await create.run({ ...under, ...values } as InputOf<R['create']>);
    else {
      try {
        // A change that lacks a field is refused, and an emptied number is undefined: it is sent as empty.
        const { data } = (await update.run({ ...under, ...draftOf({}), ...values, id, updated_at: version } as InputOf<R['update']>)) as unknown as Answer<R>;
        setVersion(data.updated_at);
        setConflict(null);
      } catch (error) {
        if (error instanceof ApiError && [GONE, CHANGED].includes(error.status)) {
          setConflict({ wording: error.message, theirs: null });
          void invalidate(...reads);
          await look();
        }
        throw error;
      }
    }
    onDone();
  };
  const form = useZodForm(register.form, { initial: row ? draftOf(row) : fresh, onSubmit: save }) as unknown as ZodForm<Values<R>>;
  // While it is saving, the answer says more than the notice of its own change.
  useLive(register.update.emits ?? [], () => void (id !== undefined && !form.busy && look()));
  const { theirs = null } = conflict ?? {};
  const choose = (take: boolean) => {
    if (!theirs) return;
    setVersion(theirs.updated_at);
    setConflict(null);
    if (take) form.reset(draftOf(theirs));
  };
  const now = theirs ? (draftOf(theirs) as Record<string, unknown>) : {};
  const differing = Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(form.values[key as keyof Values<R>] ?? ''));
  return {
    ...form,
    conflict: conflict && (
      <RecordConflict
        wording={conflict.wording}
        fields={differing.map((key) => ({ label: form.labels.get(key) ?? key, value: now[key] }))}
        onChoose={theirs ? choose : null}
      />
    ),
  };
}

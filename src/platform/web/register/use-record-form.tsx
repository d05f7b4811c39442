/**
 * A form that adds a record, or changes the one that it was opened with, as it was seen. When somebody else was faster it
 * keeps what was typed, says what differs, and lets one take theirs or keep one's own.
 */
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { ApiError } from '../call/api-error.ts';
import { call } from '../call/call.ts';
import { useInvalidate, useWrite, type Stale } from '../call/use-endpoint.ts';
import { useZodForm, type Draft, type ZodForm } from '../forms/use-zod-form.ts';
import { RecordConflict } from './record-conflict.tsx';

const GONE = 404;
const CHANGED = 409;

type Values<R extends Register> = z.input<R['form']>;
type Answer<R extends Register> = { readonly data: RecordRow<R> };

export interface RecordFormOptions {
  /** Parameters of the path of a child list. */
  readonly under?: Readonly<Record<string, number>> | undefined;
  /** Further reads that a change makes stale. */
  readonly stale?: Stale | undefined;
  /** Fields that rows do not show as they are written (a masked number): they open empty. */
  readonly unread?: readonly string[];
  readonly onDone: () => void;
}

export interface RecordForm<V> extends ZodForm<V> {
  /** Stands above the fields (`RecordDrawer` draws it). */
  readonly conflict: ReactNode;
}

/** @param row null: a new one @param fresh the values of a new one: every field of the form */
export function useRecordForm<R extends Register>(
  register: R,
  row: RecordRow<R> | null,
  fresh: Draft<Values<R>>,
  { under = {}, stale = [], unread = [], onDone }: RecordFormOptions,
): RecordForm<Values<R>> {
  const reads = [register.list, register.show, ...stale];
  const create = useWrite(register.create, { invalidates: reads });
  const update = useWrite(register.update, { invalidates: reads });
  const invalidate = useInvalidate();
  const [id] = useState(row?.id);
  const [version, setVersion] = useState(row?.updated_at);
  const [conflict, setConflict] = useState<{ says: string; theirs: RecordRow<R> | null } | null>(null);

  const draftOf = (record: object) =>
    Object.fromEntries(Object.keys(register.form.shape).map((key) => [key, unread.includes(key) ? '' : (Reflect.get(record, key) ?? '')])) as Draft<Values<R>>;
  /** What the record is now. */
  const meet = async (error: ApiError) => {
    void invalidate(...reads);
    const answer =
      error.status === CHANGED
        ? ((await call(register.show, { ...under, id } as InputOf<R['show']>, { quiet: true }).catch(() => null)) as Answer<R> | null)
        : null;
    setConflict({ says: error.message, theirs: answer?.data ?? null });
  };
  const save = async (values: object, seen = version) => {
    if (id === undefined) {
      await create.run({ ...under, ...values } as InputOf<R['create']>);
      return onDone();
    }
    try {
      const answer = (await update.run({ ...under, ...values, id, updated_at: seen } as InputOf<R['update']>)) as OutputOf<R['update']> & Answer<R>;
      setVersion(answer.data.updated_at);
      setConflict(null);
    } catch (error) {
      if (error instanceof ApiError && [GONE, CHANGED].includes(error.status)) await meet(error);
      throw error;
    }
    onDone();
  };
  const form = useZodForm(register.form, { initial: row ? draftOf(row) : fresh, onSubmit: (values) => save(values) }) as unknown as ZodForm<Values<R>>;
  const { theirs } = conflict ?? {};
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
        says={conflict.says}
        fields={differing.map((key) => ({ label: form.labels.get(key) ?? key, value: now[key] }))}
        onChoose={theirs ? choose : null}
      />
    ),
  };
}

/** Binds a register to its table: five calls, the same for all of them. */
import { notFound } from '#platform/contract/errors.ts';
import type { Register } from '#platform/contract/register/register.ts';
import { changedBy } from '../audit/changed-by.ts';
import { kept } from '../db/kept.ts';
import { instantText } from '../db/pool.ts';
import type { Ctx } from '../http/context.ts';
import { bind, type Binding } from '../module.ts';
import type { Bound, RegisterBinding, RegisterTable, Row } from './register-binding.ts';
import { listRecords } from './register-list.ts';
import { rowsOf, type Rows } from './register-rows.ts';
import { storeRecords, type Store } from './register-store.ts';
import { writeRecords, type Seen } from './register-write.ts';

export interface BoundRegister<R extends Register = Register> {
  readonly register: R;
  readonly bound: Bound;
  readonly bindings: readonly Binding[];
  /** Records as they leave, for answers that show them elsewhere. @param filter as `present` gets it */
  rows(ctx: Ctx, records: readonly object[], filter?: object): Promise<object[]>;
  /** The record as it was seen, for a move that is written by hand. @throws 404, 409 who changed it meanwhile, 422 why it must stay */
  locked(ctx: Ctx, seen: { readonly id: number; readonly updated_at: string }, verb: 'update' | 'remove'): Promise<Row>;
  /** What sheets share with the calls. */
  readonly core: Rows;
  readonly store: Store;
  readonly all: ReturnType<typeof listRecords>['all'];
}

/** @throws Error at start when register, table and binding do not fit each other */
export function registerOf<R extends Register, T extends RegisterTable>(register: R, binding: RegisterBinding<R, T>): BoundRegister<R> {
  const bound = binding as unknown as Bound;
  const core = rowsOf(register, bound);
  const { within, show } = core;
  const store = storeRecords(core);
  const write = writeRecords(core, store);
  const { list, all } = listRecords(core);
  const byId = kept(`register.${register.name}.one`, ['company', 'id', ...Object.keys(register.under)], (db, $) =>
    db.select().from(bound.table).where(within($)),
  );

  async function one(ctx: Ctx, input: Partial<Seen> & { readonly seen?: string }) {
    await bound.under?.(ctx, input as never, false);
    const [record] = (await byId(ctx, { ...input, company: ctx.companyId } as never)) as Row[];
    if (!record) throw notFound();
    const isOld = input.seen !== undefined && input.seen !== instantText(record.updated_at);
    const changed = isOld && (await changedBy(ctx, bound.subject, record.id)).body(ctx.locale).message;
    return { data: (await show(ctx, [record]))[0], ...(changed && { changed }) };
  }
  const handlers = { list, show: one, create: write.create, update: write.update, remove: write.remove } as const;
  const bindings = (Object.keys(handlers) as (keyof typeof handlers)[]).map((verb) => bind(register[verb], handlers[verb] as never));
  return { register, bound, bindings, rows: (ctx, records, filter) => show(ctx, records as Row[], filter), locked: write.locked, core, store, all };
}

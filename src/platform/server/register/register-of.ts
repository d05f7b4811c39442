/** Binds a register to its table: five calls, the same for all of them. */
import { notFound } from '#platform/contract/errors.ts';
import type { Register } from '#platform/contract/register/register.ts';
import { kept } from '../db/kept.ts';
import type { Ctx } from '../http/context.ts';
import { bind, type Binding } from '../module.ts';
import type { Bound, RegisterBinding, RegisterTable, Row } from './register-binding.ts';
import { listRecords } from './register-list.ts';
import { columnsOf, showRows, withinOf } from './register-rows.ts';
import { writeRecords } from './register-write.ts';

export interface BoundRegister<R extends Register = Register> {
  readonly register: R;
  readonly bound: Bound;
  readonly bindings: readonly Binding[];
  /** Records as they leave, for answers that show them elsewhere. @param filter as `present` gets it */
  rows(ctx: Ctx, records: readonly object[], filter?: object): Promise<object[]>;
  /** The record as it was seen, for a move that is written by hand. @throws 404, 409 who changed it meanwhile, 422 why it must stay */
  locked(ctx: Ctx, seen: { readonly id: number; readonly updated_at: string }, verb: 'update' | 'remove'): Promise<Row>;
}

/** @throws Error at start when the table lacks a column that the register counts on, or a sort its order */
export function registerOf<R extends Register, T extends RegisterTable>(register: R, binding: RegisterBinding<R, T>): BoundRegister<R> {
  const bound = binding as unknown as Bound;
  const columns = columnsOf(bound);
  const { under, tabs, sums } = register;
  const { removal, only = {}, sole = [] } = bound;
  const needed = [...[under, tabs, only].flatMap(Object.keys), ...sums, ...sole, ...(removal === 'hidden' ? ['deleted_at'] : [])];
  for (const name of needed) if (!columns[name]) throw new Error(`The table of ${register.name} has no ${name}`);
  for (const sort of register.sorts) if (!(sort in bound.order)) throw new Error(`${register.name} sorts by ${sort} and does not say how`);
  if (bound.removal === 'gone' && columns['deleted_at']) throw new Error(`${register.name} hides what it removes`);
  const within = withinOf(register, bound);
  const show = showRows(register, bound);
  const write = writeRecords(register, bound);
  const list = listRecords(register, bound);
  const byId = kept(`register.${register.name}.one`, ['company', 'id', ...Object.keys(under)], (db, $) => db.select().from(bound.table).where(within($)));
  const showOne = async (ctx: Ctx, input: Readonly<Record<string, unknown>>) => {
    await bound.under?.(ctx, input as never, false);
    const [record] = (await byId(ctx, { ...input, company: ctx.companyId } as never)) as Row[];
    if (!record) throw notFound();
    return { data: (await show(ctx, [record]))[0] };
  };
  return {
    register,
    bound,
    rows: (ctx, records, filter) => show(ctx, records as Row[], filter),
    locked: write.locked,
    bindings: [
      bind(register.list, list as never),
      bind(register.show, showOne as never),
      bind(register.create, write.create as never),
      bind(register.update, write.update as never),
      bind(register.remove, write.remove as never),
    ],
  };
}

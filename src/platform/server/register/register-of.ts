/** Binds a register to its table: five calls, the same for all of them. */
import type { Register } from '#platform/contract/register/register.ts';
import type { Ctx } from '../context.ts';
import { bind, type Binding } from '../module.ts';
import type { Bound, RegisterBinding, RegisterTable, Row } from './register-binding.ts';
import { readRecords } from './register-read.ts';
import { rowsOf, type Rows } from './register-rows.ts';
import { storeRecords, type Store } from './register-store.ts';
import { writeRecords } from './register-write.ts';

export interface BoundRegister<R extends Register = Register> {
  readonly register: R;
  readonly bound: Bound;
  readonly bindings: readonly Binding[];
  /** Records as they leave, for answers that show them elsewhere. @param filter as `present` gets it */
  rows(ctx: Ctx, records: readonly object[], filter?: object): Promise<object[]>;
  /** The record as it was seen, for a move that is written by hand. @throws 404, 409 who changed it meanwhile, 422 why it must stay */
  locked(ctx: Ctx, seen: { readonly id: number; readonly updated_at: string }, verb: 'update' | 'remove'): Promise<Row>;
  /** What a sheet shares with the calls. */
  readonly core: Rows;
  readonly store: Store;
}

/** @throws Error at start when register, table and binding do not fit each other */
export function registerOf<R extends Register, T extends RegisterTable>(register: R, binding: RegisterBinding<R, T>): BoundRegister<R> {
  const bound = binding as unknown as Bound;
  const core = rowsOf(register, bound);
  const store = storeRecords(core);
  const { list, one } = readRecords(core);
  const { locked, ...writes } = writeRecords(core, store);
  const handlers = Object.entries({ list, show: one, ...writes }) as ['list' | 'show' | keyof typeof writes, unknown][];
  const bindings = handlers.map(([verb, handle]) => bind(register[verb], handle as never));
  return { register, bound, bindings, rows: (ctx, records, filter) => core.show(ctx, records as Row[], filter), locked, core, store };
}

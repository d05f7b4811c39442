/** A sheet as the list of a register, with the list in its template: the form, checks and writes are those of a save by hand, many at a time. */
import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { PLATFORM_ERRORS, type FieldTexts } from '#platform/contract/errors.ts';
import { fieldTextsOf } from '#platform/contract/validation-messages.ts';
import { canonicalText } from '../../audit/redact.ts';
import { among } from '../../db/among.ts';
import type { Ctx } from '../../context.ts';
import { defineImport, type ImportDefinition, type ImportFault, type ImportLine, type Verdict } from '../../imports/import-definition.ts';
import type { Change, Draft, Facts, Row } from '../register-binding.ts';
import type { BoundRegister } from '../register-of.ts';
import { mayCall, pick } from '../register-rows.ts';
import type { RegisterSheet } from './register-sheet.ts';

/** A line as its form, and what the form was. */
type Read = Draft & { readonly was: Facts; readonly faults: FieldTexts };
const isSound = ({ faults }: Read) => Object.keys(faults).length === 0;

/** @throws Error at start for a child list, as a sheet does not say whose it is, and where a record may not be found */
export function importInto(
  { register, bound, core, store }: BoundRegister,
  { name, columns, by, fresh, resolve, otherPerson }: RegisterSheet,
): ImportDefinition {
  const { table } = bound;
  const fields = Object.keys(register.form.shape);
  if (Object.keys(register.under).length > 0) throw new Error(`${register.name} stands under another, so no sheet fills it`);
  for (const key of by) if (!columns.find((each) => each.key === key)?.required) throw new Error(`${register.name} is found by ${key}, which a sheet may lack`);
  /** An empty cell empties such a field, and says nothing of another. */
  const mayBeEmpty = (key: string) => (register.form.shape[key] as z.ZodType | undefined)?.safeParse(null).success === true;
  const keyOf = (values: Facts) => by.map((key) => String(values[key] ?? '').toLowerCase()).join('\n');
  const keyed = sql`lower(concat_ws(chr(10), ${sql.join(by.map(core.column), sql`, `)}))`;
  const find = async (ctx: Ctx, condition: SQL | undefined, lock: boolean) => {
    const query = ctx.db
      .select()
      .from(table)
      .where(and(core.theirs(ctx, {}), condition))
      .orderBy(asc(table.id));
    return (await (lock ? query.for('update') : query)) as Row[];
  };
  const evaluate = async (ctx: Ctx, records: readonly Row[]) => {
    const evaluated = await core.evaluate(ctx, records);
    return new Map(records.map(({ id }, at) => [id, evaluated[at]]));
  };

  /** What each line makes of its record: found in one query, parsed as the form, checked together. */
  async function read(ctx: Ctx, lines: readonly ImportLine<Facts>[], lock: boolean): Promise<Read[]> {
    const keys = lines.map(({ values }) => keyOf(values));
    const records = await find(ctx, sql`${keyed} in (select lower(key) from unnest(${sql.param(keys)}::text[]) as key)`, lock);
    const shown = await core.show(ctx, records);
    const resolved = await resolve?.(
      ctx,
      lines.map(({ values }) => values),
    );
    const known = new Map(records.map((before, at) => [keyOf(before), { before, was: pick(shown[at] ?? {}, fields) }]));
    const reads = lines.map(({ values }, at): Read => {
      const { before = null, was = {} } = known.get(keys[at] ?? '') ?? {};
      const wording = fields.filter((key) => values[key] !== null || mayBeEmpty(key));
      const typed = { ...(before ? was : fresh(values)), ...pick(values, wording), ...resolved?.[at]?.form };
      const parsed = register.form.safeParse(typed);
      const unresolved = resolved?.[at]?.faults ?? {};
      const faults = Object.keys(unresolved).length > 0 || parsed.success ? unresolved : fieldTextsOf(parsed.error.issues, typed);
      return { before, was, form: parsed.data ?? typed, faults };
    });
    const sound = reads.filter(isSound);
    const checked = new Map((await bound.check?.(ctx, sound as never))?.map((faults, at) => [sound[at], faults]));
    return reads.map((each) => ({ ...each, faults: checked.get(each) ?? each.faults }));
  }
  const faultsOf = (faults: FieldTexts): ImportFault[] =>
    Object.entries(faults).flatMap(([field, texts]) =>
      texts.map((wording) => ({ ...wording, ...(columns.some(({ key }) => key === field) && { column: field }) })),
    );

  return defineImport<Record<string, unknown>>({
    type: `${register.name.split('.')[0]}.${register.plural}`,
    name,
    columns,
    nameOf: (values) => by.map((key) => values[key]).join(' · '),
    uniqueBy: [by],
    filled: async (ctx) => core.show(ctx, await find(ctx, undefined, false)),
    async evaluate(ctx, lines) {
      const reads = await read(ctx, lines, false);
      const mayChange = mayCall(ctx, register.update);
      const may = await evaluate(
        ctx,
        reads.flatMap(({ before }) => before ?? []),
      );
      return reads.map((each, at): Verdict => {
        const { before, was, form, faults } = each;
        const others = before ? (otherPerson?.(was, lines[at]?.values ?? {}) ?? []) : [];
        if (others.length > 0) return { kind: 'refused', faults: others };
        if (!isSound(each)) return { kind: 'refused', faults: faultsOf(faults) };
        if (!before) return { kind: 'added' };
        if (store.isEqual(ctx, each)) return { kind: 'unchanged', subjectId: before.id };
        const allowed = mayChange ? (may.get(before.id)?.update ?? true) : PLATFORM_ERRORS.forbidden;
        if (allowed !== true) return { kind: 'refused', faults: [{ text: allowed }] };
        const differing = columns.filter(({ key }) => canonicalText(was[key] ?? null) !== canonicalText(form[key] ?? null));
        const changes = differing.map(({ key }) => ({ column: key, before: was[key] as null, after: form[key] as null }));
        return { kind: 'changed', subjectId: before.id, changes };
      });
    },
    async write(ctx, lines) {
      const changes = await store.save(ctx, await read(ctx, lines, true));
      await store.note(ctx, changes);
      return changes.map(({ before, after }) => ({ subjectId: after.id, before, after: { updated_at: after.updated_at } }));
    },
    /** What was changed since stays, and so does what may not go. */
    async undo(ctx, lines) {
      const ids = lines.map(({ subjectId }) => subjectId);
      const records = await find(ctx, among(table.id, ids), true);
      const [known, may] = [new Map(records.map((record) => [record.id, record])), await evaluate(ctx, records)];
      const changes: Change<Row>[] = [];
      const undone = lines.map(({ subjectId, before, after }) => {
        const record = known.get(subjectId);
        return record?.updated_at === (after as Row).updated_at && (before !== null || may.get(subjectId)?.remove === true);
      });
      for (const { subjectId, before } of lines.filter((_, at) => undone[at])) {
        const record = known.get(subjectId) as Row;
        const { updated_at: _version, ...was } = (before ?? {}) as Row;
        changes.push(before === null ? await store.drop(ctx, record) : { before: record, after: (await store.change(ctx, record, was)) ?? null });
      }
      await store.note(ctx, changes);
      return undone;
    },
  });
}

/** The list of a register as a file: its filter and order through a cursor, presented batch by batch, in the job of all reports. */
import { getTableColumns } from 'drizzle-orm';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { say, type Locale, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '../http/context.ts';
import { labelOf } from '../imports/import-cell.schema.ts';
import type { ImportColumn } from '../imports/import-definition.ts';
import { IMPORT_MESSAGES } from '../imports/import.messages.ts';
import { bind, type Binding } from '../module.ts';
import { answerReport } from '../reports/answer-report.ts';
import { defineReport, type ReportCells } from '../reports/report-definition.ts';
import { streamRows } from '../reports/stream-rows.ts';
import type { Facts, Row } from './register-binding.ts';
import type { Filter } from './register-list.ts';
import type { BoundRegister } from './register-of.ts';

/** What people read in a cell. */
function cellOf({ key, cell }: ImportColumn, row: Facts, locale: Locale): string | number | null {
  const value = labelOf(cell, row[key], locale);
  if (typeof value === 'boolean') return say(value ? IMPORT_MESSAGES.yes : IMPORT_MESSAGES.no, locale);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** @param columns of the sheet, by key of the row: the same that an import reads */
export function exportFrom({ register, core, bound, all }: BoundRegister, call: Endpoint, name: Text, columns: readonly ImportColumn[]): Binding {
  const stored = Object.entries(getTableColumns(bound.table));
  /** A cursor brings what PostgreSQL writes. */
  const read = (raw: Facts) =>
    Object.fromEntries(stored.map(([key, column]) => [key, raw[column.name] === null ? null : column.mapFromDriverValue(raw[column.name])])) as unknown as Row;
  async function* cells(ctx: Ctx, filter: Filter): AsyncGenerator<readonly ReportCells[]> {
    for await (const batch of streamRows<Record<string, unknown>>(ctx, all(ctx, filter)))
      yield (await core.show(ctx, batch.map(read))).map((row) => Object.fromEntries(columns.map((column) => [column.key, cellOf(column, row, ctx.locale)])));
  }
  const report = defineReport({
    type: `${register.name.split('.')[0]}.${register.plural}`,
    name,
    async table(ctx, filter) {
      await bound.under?.(ctx, filter as never, false);
      return {
        title: say(name, ctx.locale),
        subtitle: '',
        plain: true,
        columns: columns.map(({ key, header, kind }) => ({ key, label: header, ...(kind && { kind }) })),
        rows: cells(ctx, filter as Filter),
      };
    },
  });
  return bind(call, (async (ctx: Ctx, { preview, format, ...filter }: { preview: boolean; format: string } & Facts) =>
    answerReport(ctx, report, { preview, format, filter })) as never);
}

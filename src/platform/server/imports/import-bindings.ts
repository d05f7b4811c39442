/** Binds the five endpoints of an import (see `importEndpoints`) to a definition. */
import { notFound } from '#platform/contract/errors.ts';
import type { ImportEndpoints } from '#platform/contract/imports.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '../http/context.ts';
import { FileReply } from '../http/file-reply.ts';
import { bind, type Binding } from '../module.ts';
import { streamXlsx } from '../spreadsheets/write-xlsx.ts';
import { acceptImport } from './accept-import.ts';
import { checkImport } from './check-import.ts';
import type { ImportDefinition } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { presentRun } from './import.presenter.ts';
import { findRun, rowsOf } from './import.store.ts';
import { undoImport } from './undo-import.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function importBindings(endpoints: ImportEndpoints, definition: ImportDefinition): Binding[] {
  return [
    bind(endpoints.check, async (ctx, { file }) => ({ data: await checkImport(ctx, definition, file) })),
    bind(endpoints.template, async (ctx) => template(ctx, definition)),
    bind(endpoints.show, async (ctx, { id }) => {
      const run = await findRun(ctx, id, definition.type, ctx.actor.userId);
      if (!run) throw notFound();
      return { data: presentRun(ctx, definition, run, await rowsOf(ctx, run.id)) };
    }),
    bind(endpoints.accept, async (ctx, { id, rows }) => acceptImport(ctx, definition, id, rows ?? null)),
    bind(endpoints.undo, async (ctx, { id }) => undoImport(ctx, definition, id)),
  ];
}

/** Headers in the reader's language, required ones with a star, and a row of examples; then the definition's own tabs. */
async function template(ctx: Ctx, definition: ImportDefinition): Promise<FileReply> {
  const { name, columns } = definition;
  const example = columns.map((column) => column.example ?? null);
  const main = {
    name: say(name, ctx.locale),
    columns: columns.map(({ header, required, kind }) => ({ header: `${say(header, ctx.locale)}${required ? ' *' : ''}`, ...(kind ? { kind } : {}) })),
    rows: example.some((cell) => cell !== null) ? [example] : [],
  };
  const body = streamXlsx([main, ...((await definition.sheets?.(ctx)) ?? [])]);
  return new FileReply(body, `${say(name, ctx.locale)} ${say(IMPORT_MESSAGES.template, ctx.locale)}.xlsx`, XLSX);
}

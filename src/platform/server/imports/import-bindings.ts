/** Binds the endpoints of an import (see `importEndpoints`) to a definition, or to one that depends on what is asked for. */
import { notFound } from '#platform/contract/errors.ts';
import type { ImportEndpoints, MatchedHeader } from '#platform/contract/imports.ts';
import type { Ctx } from '../context.ts';
import { bind, bindAfter, type Binding } from '../module.ts';
import { acceptImport } from './accept-import.ts';
import { checkImport, sheetToRead } from './check-import.ts';
import { findHeaders } from './find-headers.ts';
import { sourceOf, type ImportDefinition, type ImportSource, type ImportParams } from './import-definition.ts';
import { presentRun } from './import.presenter.ts';
import { findRun, rowsOf } from './import.store.ts';
import { importTemplate, refusedSheet } from './import-sheets.ts';
import { ownHeaders, rememberHeaders } from './own-headers.ts';
import { undoImport } from './undo-import.ts';

export function importBindings(endpoints: ImportEndpoints, given: ImportDefinition | ImportSource): Binding[] {
  const source = sourceOf(given);
  const found = async (ctx: Ctx, id: number) => {
    const run = await findRun(ctx, id, source.type, ctx.actor.userId);
    if (!run) throw notFound();
    return { run, definition: await source.of(ctx, run.params) };
  };
  return [
    bindAfter(
      endpoints.check,
      async (ctx, { file }) => sheetToRead(ctx, file as string),
      async (ctx, input, sheet) => {
        const { file: _, headers, ...params } = input as { readonly file: string; readonly headers?: readonly MatchedHeader[] | null } & ImportParams;
        const definition = await source.of(ctx, params);
        if (headers) await rememberHeaders(ctx, definition, headers);
        return { data: await checkImport(ctx, definition, sheet, params) };
      },
    ),
    bindAfter(
      endpoints.headers,
      async (ctx, { file }) => sheetToRead(ctx, file as string),
      async (ctx, input, { sheet }) => {
        const { file: _, ...params } = input as { readonly file: string } & ImportParams;
        const definition = await source.of(ctx, params);
        return { data: findHeaders(definition, sheet, await ownHeaders(ctx, definition), ctx.locale) };
      },
    ),
    bind(endpoints.template, async (ctx, params) => importTemplate(ctx, await source.of(ctx, params))),
    bind(endpoints.show, async (ctx, { id }) => {
      const { run, definition } = await found(ctx, id);
      return { data: await presentRun(ctx, definition, run, await rowsOf(ctx, run.id)) };
    }),
    bind(endpoints.refused, async (ctx, { id }) => {
      const { run, definition } = await found(ctx, id);
      return refusedSheet(ctx, definition, run);
    }),
    bind(endpoints.accept, async (ctx, { id, rows }) => acceptImport(ctx, source, id, rows ?? null)),
    bind(endpoints.undo, async (ctx, { id }) => undoImport(ctx, source, id)),
  ];
}

/** The assets of the unit as a file, by the filter of their list. A holder is named where the viewer sees the person. */
import { and, asc, sql } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import type { exportAssets as endpoint } from '../../contract/armoury/armoury.endpoints.ts';
import { ASSET_STATUS_NAMES, CATEGORY_NAMES, CONDITION_NAMES } from '../../contract/armoury/armoury-words.ts';
import { ASSET_FILE as W } from '../../contract/armoury/book.messages.ts';
import { today } from '../officer/read-officers.ts';
import { unitOf } from '../officer/strength.store.ts';
import { asmAssets as a } from './armoury.tables.ts';
import { assetsOf, chosenAssets, countAssets, viewOf, type AssetChoice, type ListedAsset, type View } from './asset.store.ts';

type Filter = AssetChoice & { readonly view?: View };
const AT_ONCE = 1000;

const chosen = (ctx: Ctx, filter: Filter) => {
  const day = today(ctx);
  return and(chosenAssets(ctx, filter, day), filter.view && viewOf(filter.view, day));
};

const cellsOf = ({ locale }: Ctx, { asset, store, quantity, in_store, licence_no, licence_expiry, service_no, holder }: ListedAsset): ReportCells => ({
  name: asset.name,
  category: say(CATEGORY_NAMES[asset.category], locale),
  serial: asset.serial_no,
  calibre: asset.calibre,
  quantity,
  in_store,
  licence: licence_no,
  licence_until: licence_expiry,
  holder: holder === null ? null : `${service_no ?? ''} ${holder}`.trim(),
  due_back: asset.due_back_at,
  store,
  condition: say(CONDITION_NAMES[asset.condition], locale),
  status: asset.status,
});

async function* rowsOf(ctx: Ctx, filter: Filter): AsyncGenerator<readonly ReportCells[]> {
  for (let after = 0; ;) {
    const rows = await assetsOf(ctx)
      .where(and(chosen(ctx, filter), sql`${a.id} > ${after}`))
      .orderBy(asc(a.id))
      .limit(AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows.map((row) => cellsOf(ctx, row));
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.asset.id ?? 0;
  }
}

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});

export const assetReport = defineReport({
  type: 'auxiliary-police.assets',
  name: W.title,
  async table(ctx, given) {
    const filter = given as Filter;
    const [total] = await countAssets(ctx, chosen(ctx, filter));
    return {
      title: say(W.title, ctx.locale),
      subtitle: (await unitOf(ctx))?.name ?? '',
      columns: [
        column('name', 'name', 22),
        column('category', 'category', 13),
        column('serial', 'serial', 17),
        column('calibre', 'calibre', 11),
        column('quantity', 'quantity', 11, 'number'),
        column('in_store', 'inStore', 9, 'number'),
        column('licence', 'licence', 13),
        column('licence_until', 'licenceUntil', 10, 'date'),
        column('holder', 'holder', 22),
        column('due_back', 'dueBack', 10, 'date'),
        column('store', 'store', 20),
        column('condition', 'condition', 11),
        { ...column('status', 'status', 14, 'status'), words: ASSET_STATUS_NAMES },
      ],
      rows: rowsOf(ctx, filter),
      count: total?.total ?? 0,
    };
  },
});

export const exportAssets = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, assetReport, { preview, format, filter });

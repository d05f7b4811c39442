/** Labels of assets, of one from its row and detail or of several that are chosen. */
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { BulkAction, RowAction } from '#platform/web/ui/list-page.tsx';
import type { AssetRow } from '../../contract/armoury/asset.schema.ts';
import { printLabels } from '../../contract/armoury/label.endpoints.ts';
import { ARMOURY as W } from './armoury.messages.ts';

const needs = { page: '/auxiliary/asset', action: 'Export', call: printLabels } as const;

export function useLabels(): { readonly label: (asset: Pick<AssetRow, 'id'>) => RowAction; readonly bulk: BulkAction<AssetRow>[] } {
  const t = useT(W);
  const { locale } = useLocale();
  const print = (ids: number[]) => openFile(printLabels, { ids, language: locale }).catch(() => undefined);
  return {
    label: ({ id }) => ({ key: 'label', label: W.label, icon: 'print', needs, onClick: () => void print([id]) }),
    bulk: [
      {
        key: 'labels',
        label: (n) => t('labels', { n }),
        icon: 'print',
        needs,
        // The file is all there is to it: no row changes.
        before: async (rows) => {
          await print(rows.map(({ id }) => id));
          return false;
        },
      },
    ],
  };
}

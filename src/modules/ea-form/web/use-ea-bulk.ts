/** What can be done with several chosen rows at once. */
import { useMemo } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { BulkAction } from '#platform/web/ui/list-page.tsx';
import { EA_PAGE } from '../contract/ea-form.address.ts';
import { generateEaForms, packEaForms } from '../contract/ea-form.endpoints.ts';
import type { EaRow } from '../contract/ea-form.schema.ts';
import { EA } from './ea-page.messages.ts';

const keyOf = (row: EaRow) => row.id ?? `e${row.employee_id}`;
const ids = (rows: readonly EaRow[]) => rows.flatMap(({ id }) => id ?? []);

/** @param onPublish opens the question before publishing these forms. */
export function useEaBulk(year: number, onPublish: (ids: number[]) => void): BulkAction<EaRow>[] {
  const t = useT(EA);
  return useMemo(() => {
    const generate: BulkAction<EaRow> = {
      key: 'generate',
      needs: { page: EA_PAGE, action: 'Create' },
      label: (n) => t('generateN', { n }),
      icon: 'refresh',
      confirm: (rows) => ({
        title: t('generateAsk', { n: rows.length, year: String(year) }),
        message: EA.generateNote,
        verb: t('generateSome', { n: rows.length }),
      }),
      may: (row) => row.can.generate,
      runAll: async (rows) => {
        await call(generateEaForms, { year, employee_ids: rows.map(({ employee_id }) => employee_id) }, { quiet: true });
        return rows.map((row) => ({ id: keyOf(row), ok: true }));
      },
    };
    const publish: BulkAction<EaRow> = {
      key: 'publish',
      needs: { page: EA_PAGE, action: 'Publish' },
      label: (n) => t('publishN', { n }),
      icon: 'send',
      may: (row) => row.can.publish,
      // The drawer asks and publishes.
      before: async (rows) => {
        onPublish(ids(rows));
        return false;
      },
    };
    const pack: BulkAction<EaRow> = {
      key: 'zip',
      needs: { page: EA_PAGE, action: 'Export' },
      label: (n) => t('zipN', { n }),
      icon: 'download',
      may: (row) => row.id !== null,
      runAll: async (rows) => {
        await call(packEaForms, { year, ids: ids(rows) });
        return rows.map((row) => ({ id: keyOf(row), ok: true }));
      },
    };
    return [generate, publish, pack];
  }, [t, year, onPublish]);
}

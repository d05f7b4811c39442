import { defineMessages } from '#platform/contract/messages.ts';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { variablePayImport } from '../../contract/variable-import/variable-import.endpoints.ts';

const WORDS = defineMessages({
  button: { en: 'Import variable pay', ms: 'Import bayaran berubah' },
  title: { en: 'Variable pay of the month from a sheet', ms: 'Bayaran berubah bulan ini daripada helaian' },
});

/** Hours, days and items of a month from a sheet; the template holds everybody with what stands there now. */
export function VariableImportButton({ period: { start_date, end_date } }: { period: { readonly start_date: string; readonly end_date: string } }) {
  return (
    <ImportButton
      calls={variablePayImport}
      needs={{ page: '/payroll/manage', action: 'Process' }}
      label={WORDS.button}
      title={WORDS.title}
      asked={{ start_date, end_date }}
      stale={[listPayrolls]}
    />
  );
}

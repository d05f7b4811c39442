import { useState } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { RunImport } from '#platform/web/ui/import/run-import.tsx';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { variablePayImport } from '../../contract/variable-import/variable-import.endpoints.ts';

const WORDS = defineMessages({
  button: { en: 'Import variable pay', ms: 'Import bayaran berubah' },
  title: { en: 'Variable pay of the month from a sheet', ms: 'Bayaran berubah bulan ini daripada helaian' },
});

/** Hours, days and items of a month from a sheet; the template holds everybody with what stands there now. */
export function VariableImportButton({ period }: { period: { readonly start_date: string; readonly end_date: string } }) {
  const t = useT(WORDS);
  const [open, setOpen] = useState(false);
  const invalidate = useInvalidate();
  return (
    <>
      <ActionButton needs={{ page: '/payroll/manage', action: 'Process' }} variant="default" icon="upload" onClick={() => setOpen(true)}>
        {t('button')}
      </ActionButton>
      {open && (
        <RunImport
          endpoints={variablePayImport}
          title={WORDS.title}
          asked={{ start_date: period.start_date, end_date: period.end_date }}
          onClose={() => setOpen(false)}
          onSaved={() => void invalidate(listPayrolls)}
        />
      )}
    </>
  );
}

import { useRef } from 'react';
import type { ImportEndpoints, ImportRun } from '#platform/contract/imports.ts';
import { call } from '../../call/call.ts';
import { download } from '../../call/download.ts';
import type { Label } from '../../locale/locale.tsx';
import { outcomeOf, wizardRows } from './import-run.ts';
import { ImportWizard } from './import-wizard.tsx';

interface RunImportProps {
  readonly endpoints: ImportEndpoints;
  readonly title: Label;
  /** What the import is asked for besides its file (the endpoints' `with`). */
  readonly asked?: Readonly<Record<string, string | number>> | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The wizard over the endpoints of an import: checked row by row, saved in whole or in part, taken back. */
export function RunImport({ endpoints, title, asked = {}, onClose, onSaved }: RunImportProps) {
  const run = useRef<ImportRun | null>(null);
  const id = () => run.current?.id ?? 0;
  return (
    <ImportWizard
      onClose={onClose}
      title={title}
      template={() => download(endpoints.template, asked)}
      headersOf={async (file) => (await call(endpoints.headers, { ...asked, file }, { quiet: true })).data}
      dryRun={async (file, { taking, headers }) => {
        const { data } = await call(
          endpoints.check,
          { ...asked, ...(taking && { [taking]: 1 }), ...(headers && { headers: [...headers] }), file },
          { quiet: true },
        );
        run.current = data;
        return wizardRows(data);
      }}
      offer={() => run.current?.offer ?? null}
      ignored={() => run.current?.ignored_headers ?? []}
      refusedSheet={() => download(endpoints.refused, { id: id() })}
      commit={async (_, rows) => outcomeOf((await call(endpoints.accept, { id: id(), rows: rows === null ? null : [...rows] })).data)}
      undo={(batch) => call(endpoints.undo, { id: Number(batch) })}
      onSaved={onSaved}
    />
  );
}

/** The count of today that comes next in a store, line by line, by two officers. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type PathOf } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { countSheet, enterCount } from '../../contract/armoury/armoury.endpoints.ts';
import { COUNT_NAMES } from '../../contract/armoury/armoury-words.ts';
import { findOfficers } from '../find-officers.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { useStores } from './find-things.ts';

export function CountForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const say = useSay();
  const stores = useStores();
  const [sheetOf, setSheetOf] = useState<string | null>(null);
  const { run } = useWrite(enterCount, { invalidates: UNIT_READS });
  const form = useZodForm(enterCount.input, {
    initial: { store_id: null, kind: 'Opening', counted_by_id: null, checked_by_id: null, keys_with_id: null, lines: [], note: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const store = Number(form.values.store_id) || null;
  const { data, error, refetch } = useEndpoint(countSheet, { store_id: store ?? 1 }, { quiet: true, keepPrevious: false, enabled: store !== null });
  const sheet = data?.data;
  const key = sheet ? `${store} ${sheet.kind} ${sheet.lines.map(({ asset_id }) => asset_id).join(' ')}` : null;
  // The lines of the form are those of the store: nothing is counted until somebody has typed it.
  if (sheet && key !== sheetOf) {
    setSheetOf(key);
    form.set('lines', sheet.lines.map(({ asset_id }) => ({ asset_id, counted: null })) as never);
    if (sheet.kind) form.set('kind', sheet.kind);
  }
  return (
    <FormDrawer opened onClose={onClose} title={sheet?.kind ? COUNT_NAMES[sheet.kind] : W.count} form={form} submit={W.enter} size={560}>
      <SelectField form={form} name="store_id" label={W.store} options={stores} number />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {sheet?.kind === null && <p>{t('countBoth')}</p>}
      {sheet?.kind && (
        <>
          <FormRow>
            <SearchSelect form={form} name="counted_by_id" label={W.countedBy} load={findOfficers} number />
            <SearchSelect form={form} name="checked_by_id" label={W.checkedBy} load={findOfficers} number />
          </FormRow>
          <FormSection title={say(COUNT_NAMES[sheet.kind])} {...(sheet.lines.length === 0 && { note: W.countNothing })}>
            {sheet.lines.map(({ asset_id, name, serial_no }, at) => (
              <NumberField
                key={asset_id}
                form={form}
                name={`lines.${at}.counted` as PathOf<typeof form.values>}
                label={[name, serial_no].filter(Boolean).join(' · ')}
                min={0}
              />
            ))}
          </FormSection>
          <SearchSelect form={form} name="keys_with_id" label={W.keysWith} load={findOfficers} number />
          <TextField form={form} name="note" label={W.note} rows={2} maxLength={500} />
        </>
      )}
    </FormDrawer>
  );
}

import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { writeLogEntry } from '../../contract/logbook/log.endpoints.ts';
import { LOG_KINDS, type LogKind } from '../../contract/logbook/log-fields.ts';
import { KIND_NAMES } from '../../contract/logbook/log-words.ts';
import { findSites } from '../find-choices.ts';
import { LOG_READS } from '../live-reads.ts';
import { DetailFields } from './detail-fields.tsx';
import { LOG as W } from './log.messages.ts';

/** An entry that the office writes; once written it stays. */
export function EntryForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(writeLogEntry, { invalidates: LOG_READS });
  const form = useZodForm(writeLogEntry.input, {
    initial: { site_id: null, kind: '', subject: '', details: {}, remark: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const kind = form.values.kind as LogKind | '';
  return (
    <FormDrawer opened onClose={onClose} title={W.add} form={form} size={560}>
      <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number />
      <SelectField form={form} name="kind" label={W.kind} options={LOG_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))} />
      <TextField form={form} name="subject" label={W.subject} maxLength={150} />
      {kind === '' ? <p className="quiet small">{t('chooseKind')}</p> : <DetailFields form={form as never} kind={kind} />}
      {kind === 'Visitor' && <p className="quiet small">{t('privacy')}</p>}
      <TextField form={form} name="remark" label={W.remark} rows={3} maxLength={4000} />
    </FormDrawer>
  );
}

import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { correctLogEntry, type LogRow } from '../../contract/logbook/log.endpoints.ts';
import { LOG_READS } from '../live-reads.ts';
import { DetailFields } from './detail-fields.tsx';
import { LOG as W } from './log.messages.ts';

/** What holds instead, as a new entry. */
export function CorrectForm({ entry, onClose }: { entry: LogRow; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(correctLogEntry, { invalidates: LOG_READS });
  const form = useZodForm(correctLogEntry.input, {
    initial: { id: entry.id, subject: entry.subject, details: { ...entry.details }, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('correctTitle', { n: entry.entry_no })} form={form} size={560}>
      <p className="quiet small">{t('correctHint')}</p>
      <TextField form={form} name="subject" label={W.subject} maxLength={150} />
      <DetailFields form={form as never} kind={entry.kind} />
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={2000} />
    </FormDrawer>
  );
}

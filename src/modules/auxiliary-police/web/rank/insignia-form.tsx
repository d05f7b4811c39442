import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { saveInsignia } from '../../contract/rank/insignia.endpoints.ts';
import type { RankRow } from '../../contract/rank/rank.register.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { RANK as W } from './rank.messages.ts';

/** The picture of the insignia of a rank. */
export function InsigniaForm({ row, onClose }: { row: RankRow; onClose: () => void }) {
  const { run } = useWrite(saveInsignia, { invalidates: UNIT_READS });
  const form = useZodForm(saveInsignia.input, {
    initial: { id: row.id, insignia: row.insignia.map(({ file }) => file) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.insignia} form={form} size={440}>
      <FileField form={form} name="insignia" label={W.insignia} maxFiles={1} extensions={IMAGE_EXTENSIONS} stored={row.insignia} />
    </FormDrawer>
  );
}

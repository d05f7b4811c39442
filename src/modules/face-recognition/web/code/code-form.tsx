import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { giveCode } from '../../contract/code/clocking-code.endpoints.ts';
import type { Secret } from '../device/secret-dialog.tsx';
import { CODE_READS } from '../face-reads.ts';
import { CODE } from '../face.messages.ts';
import { findPeople } from '../record/face-filter.ts';

/** Gives somebody a code, which is shown next. */
export function CodeForm({ onClose, onGiven }: { onClose: () => void; onGiven: (secret: Secret) => void }) {
  const t = useT(CODE);
  const { run } = useWrite(giveCode, { invalidates: CODE_READS });
  const form = useZodForm(giveCode.input, {
    initial: { employee_id: null as never },
    onSubmit: async (values) => {
      const { data } = await run(values);
      onClose();
      onGiven({ kind: 'person', ...data });
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CODE.giveTitle} form={form} submit={CODE.give}>
      <p className="note">{t('giveHint')}</p>
      <SearchSelect form={form} name="employee_id" label={CODE.employee} load={findPeople} number />
    </FormDrawer>
  );
}

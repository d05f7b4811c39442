/** Every field of a leave type, in the order in which a company decides them. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { createLeaveType, updateLeaveType } from '../../contract/entitlement/entitlement.endpoints.ts';
import { leaveTypeForm, type LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { Asking, Balance, Carrying, Naming, Who } from './type-sections.tsx';
import { NEW_TYPE, valuesOf } from './type-values.ts';
import { TYPES } from './type.messages.ts';

export interface TypeFormProps {
  /** Null: a new one. */
  readonly type: LeaveTypeRow | null;
  readonly types: readonly LeaveTypeRow[];
  /** The viewer may look only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

export function TypeForm({ type, types, readOnly = false, onClose }: TypeFormProps) {
  const { locale } = useLocale();
  const stale = { invalidates: SETUP_READS };
  const create = useWrite(createLeaveType, stale);
  const update = useWrite(updateLeaveType, stale);
  const [version] = useState(type?.updated_at);
  const form = useZodForm(leaveTypeForm, {
    initial: type ? valuesOf(type) : NEW_TYPE,
    onSubmit: async (values) => {
      if (type) await update.run({ ...values, id: type.id, ...(version && { updated_at: version }) });
      else await create.run(values);
      onClose();
    },
  });
  const sources = types
    .filter(({ id, has_entitlement, deduct_from_id }) => id !== type?.id && has_entitlement && deduct_from_id === null)
    .map((each) => ({ value: String(each.id), label: typeName(each, locale) }));
  const granted = form.values.has_entitlement === true && !form.values.deduct_from_id;
  return (
    <FormDrawer opened onClose={onClose} title={type ? typeName(type, locale) : TYPES.addTitle} form={form} readOnly={readOnly} size={680}>
      <Naming form={form} />
      <Balance form={form} sources={sources} granted={granted} />
      {granted && <Carrying form={form} />}
      <Asking form={form} />
      <Who form={form} />
    </FormDrawer>
  );
}

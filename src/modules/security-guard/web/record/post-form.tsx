import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { MOST_POSTED, postGuards } from '../../contract/record/posting.register.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { GUARD as W } from '../guard.messages.ts';
import { NEW_PLACE, PlaceFields } from './place-fields.tsx';

/** Posts the chosen guards to one place; those who may not be posted stay listed with the reason. */
export function PostForm({ guards, onClose }: { guards: readonly GuardRow[]; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const [refused, setRefused] = useState<readonly { readonly id: number; readonly name: string; readonly reason: string }[]>([]);
  const { run } = useWrite(postGuards, { invalidates: GUARD_READS });
  const form = useZodForm(postGuards.input, {
    initial: { ...NEW_PLACE, from_date: today, ids: guards.slice(0, MOST_POSTED).map(({ id }) => id) },
    onSubmit: async (values) => {
      const { data } = await run(values);
      if (data.refused.length === 0) onClose();
      else setRefused(data.refused);
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('postTitle', { n: guards.length })} form={form} size={560}>
      <PlaceFields form={form} />
      {refused.length > 0 && (
        <ul className="bare" role="alert">
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              {name}: <span className="quiet">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </FormDrawer>
  );
}

import { useState } from 'react';
import { z } from 'zod';
import { date, line } from '#platform/contract/fields.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { APPLICATION as W } from './application.messages.ts';

const letter = z.object({ forward_ref: line(1, 60), forwarded_at: date() });
export type ForwardLetter = z.output<typeof letter>;

export interface ForwardFormProps {
  readonly count: number;
  readonly onChosen: (letter: ForwardLetter | null) => void;
}

/** The one letter with which several applications go. */
export function ForwardForm({ count, onChosen }: ForwardFormProps) {
  const t = useT(W);
  const today = useToday();
  const [done, setDone] = useState(false);
  const form = useZodForm(letter, {
    initial: { forward_ref: '', forwarded_at: today },
    onSubmit: (_typed, parsed) => {
      setDone(true);
      onChosen(parsed);
    },
  });
  return (
    <FormDrawer opened onClose={() => !done && onChosen(null)} title={t('forwardAll', { n: count })} form={form} submit={W.forward} size={480}>
      <p className="quiet small">{t('forwardHint')}</p>
      <TextField form={form} name="forward_ref" label={W.forwardRef} maxLength={60} />
      <DateField form={form} name="forwarded_at" label={W.forwarded} max={today} />
    </FormDrawer>
  );
}

/** A new application: first what is applied for, then the wizard of that category. */
import { useState } from 'react';
import { z } from 'zod';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { CATEGORIES } from '../../contract/application/categories.ts';
import type { ApplicationType, Category } from '../../contract/application/form-fields.ts';
import { TYPE_NAMES } from '../../contract/application/paper.messages.ts';
import { APPLICATION as W } from './application.messages.ts';
import { ApplicationWizard } from './application-wizard.tsx';

const chosen = z.object({ category: z.string().min(1) });
const keyOf = ({ type, key }: Category) => `${type} ${key}`;

/** @param type null: any */
export function ApplicationForm({ type, onClose }: { type: ApplicationType | null; onClose: () => void }) {
  const [category, setCategory] = useState<Category | null>(null);
  if (category) return <ApplicationWizard category={category} onClose={onClose} />;
  return <ChooseCategory type={type} onClose={onClose} onChosen={setCategory} />;
}

function ChooseCategory({ type, onClose, onChosen }: { type: ApplicationType | null; onClose: () => void; onChosen: (category: Category) => void }) {
  const say = useSay();
  const offered = CATEGORIES.filter((each) => type === null || each.type === type);
  const form = useZodForm(chosen, {
    initial: { category: '' },
    onSubmit: ({ category }) => {
      const found = offered.find((each) => keyOf(each) === category);
      if (found) onChosen(found);
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.add} form={form} submit={W.next} size={720}>
      <SelectField
        form={form}
        name="category"
        label={W.chooseCategory}
        options={offered.map((each) => ({ value: keyOf(each), label: type ? each.title : `${say(TYPE_NAMES[each.type])}: ${say(each.title)}` }))}
      />
    </FormDrawer>
  );
}

/** A claim on behalf of an employee. */
import { useState } from 'react';
import { z } from 'zod';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { assessClaim, categoriesFor, fileClaim } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { findClaimants } from '../find-claimants.ts';
import { assessable, blankItem, handedIn, sentItems } from './claim-items.ts';
import { ItemRows } from './item-rows.tsx';
import { FORM } from './form.messages.ts';

/** The items come with the employee: before, they are not there to be filled. */
const UNNAMED: z.ZodType<object, z.input<typeof fileClaim.input>> = fileClaim.input.extend({ items: z.any() });

export function FileClaimForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(fileClaim, { invalidates: CLAIM_READS });
  // The same name at each try: it is filed once, whichever of them arrives.
  const [client_ref] = useState(newRef);
  const [employee_id, setEmployee] = useState(0);
  const options = useEndpoint(categoriesFor, { employee_id }, { enabled: employee_id > 0, quiet: true }).data?.data;
  const form = useZodForm(employee_id > 0 ? handedIn(fileClaim.input, options) : UNNAMED, {
    initial: { title: '', claim_month: `${today.slice(0, 7)}-01`, items: [blankItem(today)] },
    onSubmit: async (values) => {
      await run({ ...values, client_ref, items: sentItems(values.items, options?.mileage_from) });
      onClose();
    },
  });
  const items = assessable(form.values.items, options?.mileage_from);
  const assessed = useEndpoint(assessClaim, { employee_id, items }, { enabled: employee_id > 0 && items.length > 0, quiet: true }).data?.data;
  return (
    <FormDrawer opened size={680} onClose={onClose} title={FORM.onBehalf} form={form} submit={FORM.submit}>
      <FormSection>
        <SearchSelect form={form} name="employee_id" label={W.employee} load={findClaimants} number onChanged={(id) => setEmployee(Number(id))} />
        <FormRow>
          <TextField form={form} name="title" label={W.title} description={FORM.titleHint} maxLength={120} />
          <MonthField form={form} name="claim_month" label={W.month} asDate />
        </FormRow>
        {options && <ItemRows form={form} options={options} assessed={items.length > 0 ? assessed : undefined} />}
      </FormSection>
    </FormDrawer>
  );
}
